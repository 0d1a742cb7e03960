const BREAK = '~';

/**
 * Text in which no six hex digits follow each other. When the bundler has named a script by its
 * content, it replaces the digits of the name's first form wherever they stand in a script: in a
 * public key too, which then is another key. The names have ten digits (plugins/light-bundle), so
 * that this is unlikely; in the keys that readers compare with it cannot happen.
 *
 * @throws Error when the text has the character that is put between digits
 */
export function breakHex(text: string): string {
  if (text.includes(BREAK)) throw new Error(`The text has a "${BREAK}": choose another break.`);
  return text.replaceAll(/[0-9a-f]{5}(?=[0-9a-f])/gi, `$&${BREAK}`);
}

/** The text as it was before. */
export const joinHex = (text: string): string => text.replaceAll(BREAK, '');
