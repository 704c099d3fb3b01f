import { AlhambraError } from "../errors.js";
import type { Answer, Argument, Memento, Mirrors, Standing, Subject } from "../wire/protocol.js";
import { cloned } from "./clone.js";
import type { Lane } from "./lane.js";
import type { Life } from "./life.js";
import { copyOf, goOn } from "./memento.js";

/** What a handle needs of the client it belongs to. */
export interface Home {
  /** A number nobody had before. */
  newId(): number;
  /** The remote game or board for what a call has opened. */
  open(lane: Lane, life: Life, id: number, standing: Required<Standing>): object;
}

/** One game or board: where it lives, what it looked like last, and what it is made of again. */
export class Handle {
  readonly id: number;
  readonly #home: Home;
  readonly #lane: Lane;
  #memento: Memento;
  #mirrors: Mirrors;
  /** The worker that has it at present. */
  #life: Life | null;
  #freed = false;
  #asked = 0;
  #settled = 0;
  #waiting: { readonly after: number; tell(memento: Memento): void }[] = [];

  constructor(home: Home, lane: Lane, life: Life, id: number, { mirrors, memento }: Required<Standing>) {
    this.id = id;
    this.#home = home;
    this.#lane = lane;
    this.#life = life;
    this.#mirrors = mirrors;
    this.#memento = memento;
    lane.held++;
  }

  get kind(): Memento["kind"] {
    return this.#memento.kind;
  }

  read(name: string): unknown {
    this.#use();
    return structuredClone(this.#mirrors[name]);
  }

  async call(method: string, given: readonly unknown[]): Promise<unknown> {
    if (method === "free") return this.free();
    this.#use();
    const args = given.map((arg) => ({ data: cloned(arg) }));
    const opens = this.#home.newId();
    this.#asked++;
    try {
      return await this.#lane.send((life) =>
        life.ask("ask", { subject: this.#subject(life), method, args, opens }, (answer) =>
          this.#accept(answer, life, opens, method, args),
        ),
      );
    } catch (error) {
      // Whatever state the worker's copy is in, the memento is right.
      if (error instanceof AlhambraError && error.code === "internal") this.#life = null;
      throw error;
    } finally {
      this.#settle();
    }
  }

  /** What it is made of once all calls made so far are settled. */
  memento(): Promise<Memento> {
    this.#use();
    if (this.#asked === this.#settled) return Promise.resolve(copyOf(this.#memento));
    return new Promise((tell) => this.#waiting.push({ after: this.#asked, tell }));
  }

  free(): void {
    if (this.#freed) return;
    this.#freed = true;
    if (this.#asked === this.#settled) this.#forget();
  }

  #use(): void {
    if (this.#freed) throw new AlhambraError("freed", `This ${this.kind} was freed.`);
  }

  #subject(life: Life): Subject {
    const memento = this.#life === life ? null : this.#memento;
    this.#life = life;
    return { id: this.id, memento };
  }

  #accept(answer: Answer, life: Life, opens: number, method: string, args: readonly Argument[]): unknown {
    if (answer.type === "opened") return this.#home.open(this.#lane, life, opens, answer.now);
    if (answer.type === "changed") {
      const { mirrors, memento } = answer.now;
      this.#mirrors = mirrors;
      this.#memento = memento ?? goOn(this.#memento, method, args, mirrors.hash);
    }
    return answer.data;
  }

  #forget(): void {
    this.#lane.forget(this.id, this.#life);
  }

  #settle(): void {
    this.#settled++;
    if (this.#freed && this.#asked === this.#settled) this.#forget();
    const told = this.#waiting.filter(({ after }) => after <= this.#settled);
    this.#waiting = this.#waiting.filter(({ after }) => after > this.#settled);
    for (const { tell } of told) tell(copyOf(this.#memento));
  }
}
