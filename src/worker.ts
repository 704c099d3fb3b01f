import { expose } from "comlink";
import { READY } from "./ready.js";
import { carryErrors } from "./wire/errors.js";
import { EngineService } from "./worker/service.js";

carryErrors();
expose(new EngineService());
postMessage(READY);
