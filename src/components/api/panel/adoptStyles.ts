import css from '@lazy-styles/api-panel';

let isAdopted = false;

/** Styles the panel. They come with it, so that pages without it do not carry them. */
export function adoptStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
