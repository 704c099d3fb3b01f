import { artStyles } from "./art/styles.js";
import { GlyphChip } from "./elements/glyph-chip.js";
import { defineElements } from "./elements/index.js";
import { AlhambraApp } from "./frame/alhambra-app.js";
import { AskDialog } from "./frame/ask-dialog.js";
import { ThemeSwitch } from "./frame/theme-switch.js";
import { ToastList } from "./frame/toast-list.js";

// The page draws in the document too, not only in the shadow roots of its elements.
if (artStyles.styleSheet) document.adoptedStyleSheets.push(artStyles.styleSheet);

// Named here and in the index of each view: importing an element must not do anything.
defineElements();
customElements.define("glyph-chip", GlyphChip);
customElements.define("theme-switch", ThemeSwitch);
customElements.define("toast-list", ToastList);
customElements.define("ask-dialog", AskDialog);
customElements.define("alhambra-app", AlhambraApp);
