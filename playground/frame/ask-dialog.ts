import { html } from "lit";
import { PageElement } from "./page-element.js";

export interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no?: string;
}

/** One question with two answers, in the middle of the page. */
export class AskDialog extends PageElement {
  static override readonly properties = { question: { state: true } };

  declare private question: Question | null;
  private answer: (yes: boolean) => void = () => {};

  constructor() {
    super();
    this.question = null;
  }

  async ask(question: Question): Promise<boolean> {
    this.answer(false);
    this.question = question;
    await this.updateComplete;
    const dialog = this.querySelector("dialog");
    dialog?.showModal();
    const answered = await new Promise<boolean>((resolve) => {
      this.answer = resolve;
    });
    dialog?.close();
    this.question = null;
    return answered;
  }

  override render() {
    const { question } = this;
    return html`
      <dialog class="dialog ask" aria-labelledby="ask-title" @close=${() => this.answer(false)}>
        ${
          question
            ? html`
              <h2 id="ask-title">${question.title}</h2>
              <p>${question.text}</p>
              <footer>
                <button class="btn" @click=${() => this.answer(false)}>${question.no ?? "Cancel"}</button>
                <button class="btn main" autofocus @click=${() => this.answer(true)}>${question.yes}</button>
              </footer>`
            : html`<h2 id="ask-title">No question</h2>`
        }
      </dialog>`;
  }
}

/** Asks the reader before something that cannot be taken back. */
export async function ask(question: Question): Promise<boolean> {
  return (await document.querySelector<AskDialog>("ask-dialog")?.ask(question)) ?? false;
}
