/** Adds the styles of a part that is loaded at first use; they come with its script. */
export function adoptSheet(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
