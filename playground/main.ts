import { AlhambraApp } from "./elements/alhambra-app.js";
import { AlhambraTile } from "./elements/alhambra-tile.js";
import { GlyphChip } from "./elements/glyph-chip.js";
import { ThemeSwitch } from "./elements/theme-switch.js";
import { WallRose } from "./elements/wall-rose.js";
import { TilesView } from "./views/tiles.js";

// Named here and nowhere else: importing an element must not do anything.
customElements.define("alhambra-tile", AlhambraTile);
customElements.define("glyph-chip", GlyphChip);
customElements.define("wall-rose", WallRose);
customElements.define("theme-switch", ThemeSwitch);
customElements.define("tiles-view", TilesView);
customElements.define("alhambra-app", AlhambraApp);
