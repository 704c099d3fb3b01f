import { html, type TemplateResult } from "lit";
import { icons } from "../art/icons.js";
import { PageElement } from "./page-element.js";
import { chooseTheme, currentTheme, THEMES, type Theme } from "./theme.js";

const LABELS: Readonly<Record<Theme, [icon: TemplateResult, name: string]>> = {
  system: [icons.screen, "As the system"],
  light: [icons.sun, "Light"],
  dark: [icons.moon, "Dark"],
};

/** System, light or dark: three radio buttons, so that arrow keys and screen readers need nothing of ours. */
export class ThemeSwitch extends PageElement {
  override render() {
    return html`
      <fieldset class="segments">
        <legend class="unseen">Theme</legend>
        ${THEMES.map((theme) => {
          const [icon, name] = LABELS[theme];
          return html`
            <label title=${name}>
              <input type="radio" name="theme" value=${theme} ?checked=${theme === currentTheme()}
                @change=${() => chooseTheme(theme)}>
              ${icon}<span class="unseen">${name}</span>
            </label>`;
        })}
      </fieldset>`;
  }
}
