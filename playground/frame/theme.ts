export const THEMES = ["system", "light", "dark"] as const;

export type Theme = (typeof THEMES)[number];

// The same key is read by the script in index.html, which sets the theme before anything is painted.
const KEY = "alhambra-theme";

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return THEMES.find((theme) => theme === chosen) ?? "system";
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be blocked: the choice then lasts as long as the page.
  }
}
