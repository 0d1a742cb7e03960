/** The colors of a picture, by their names in src/css/tokens.css. */
export type Palette = Readonly<Record<(typeof NAMES)[number], string>>;

const NAMES = ['surface', 'ink', 'ink-quiet', 'line', 'btc', 'chain'] as const;

/**
 * Reads the colors of dark mode, which is the site's default.
 *
 * @param css content of src/css/tokens.css
 * @throws Error if a color is missing
 */
export function readPalette(css: string): Palette {
  const dark = /\[data-theme='dark'\]\s*\{([^}]*)\}/.exec(css)?.[1] ?? '';
  const pairs = [...dark.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/gi)];
  const colors: Record<string, string | undefined> = Object.fromEntries(
    pairs.map(([, name = '', color = '']) => [name, color] as const),
  );
  const missing = NAMES.filter((name) => !colors[name]);
  if (missing.length === 0) return colors as Palette;
  throw new Error(
    [
      `[social-pictures] src/css/tokens.css has no dark color for: ${missing.join(', ')}.`,
      `Found: ${Object.keys(colors).join(', ') || 'none'}.`,
      'Expected: lines such as "--ink: #e9e5db;" in the block of [data-theme=\'dark\'].',
      'Fix: restore the color there, or change NAMES in finish/social-pictures/readPalette.ts.',
    ].join('\n'),
  );
}
