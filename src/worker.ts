import { expose } from "comlink";
import { carryErrors } from "./wire/errors.js";
import { EngineService } from "./worker/service.js";

carryErrors();
expose(new EngineService());
