import { connectEngine, loadEngine } from "alhambra-engine/inline";
import { play } from "./play.js";

play(loadEngine, connectEngine).then((outcome) => {
  if (typeof document === "object") document.body.dataset.outcome = JSON.stringify(outcome);
  else console.log(JSON.stringify(outcome));
});
