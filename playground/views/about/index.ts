import "./about.css";
import { AboutView } from "./about-view.js";

export function define(): void {
  customElements.define("about-view", AboutView);
}
