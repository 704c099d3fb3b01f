/** Everything of the client's entry that is the same in every environment. */
export { AlhambraError } from "../errors.js";
export type { GivenWorker } from "../starting.js";
export type { ConnectOptions } from "./connect.js";
export type {
  EngineClient,
  LongCalls,
  LongOptions,
  Remote,
  RemoteBoard,
  RemoteGame,
  RestartEvent,
} from "./remote.js";
