import "./tiles.css";
import { TilesView } from "./tiles-view.js";
import { WallRose } from "./wall-rose.js";

export function define(): void {
  customElements.define("wall-rose", WallRose);
  customElements.define("tiles-view", TilesView);
}
