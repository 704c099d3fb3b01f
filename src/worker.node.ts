import { parentPort } from "node:worker_threads";
import { expose } from "comlink";
import nodeEndpoint from "comlink/dist/esm/node-adapter.mjs";
import { READY } from "./ready.js";
import { carryErrors } from "./wire/errors.js";
import { EngineService } from "./worker/service.js";

if (!parentPort) throw new Error("This file runs as a worker thread.");
carryErrors();
expose(new EngineService(), nodeEndpoint(parentPort));
parentPort.postMessage(READY);
