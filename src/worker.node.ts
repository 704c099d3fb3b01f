import { parentPort } from "node:worker_threads";
import { expose } from "comlink";
import nodeEndpoint from "comlink/dist/esm/node-adapter.mjs";
import { EngineService } from "./service.js";

if (!parentPort) throw new Error("This file runs as a worker thread.");
expose(new EngineService(), nodeEndpoint(parentPort));
