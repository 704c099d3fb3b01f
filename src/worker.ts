import { expose } from "comlink";
import { EngineService } from "./service.js";

expose(new EngineService());
