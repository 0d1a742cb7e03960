import {unescapeHtml} from './unescapeHtml';

/** A stretch of text, marked where it is what was asked for. */
export type Part = {readonly text: string; readonly marked: boolean};

/**
 * The parts of a highlighted value, as plain text: the page never reads the value as markup,
 * whoever answered the query.
 *
 * @param value escaped text with `<mark>` around what was found
 */
export function markedParts(value: string): Part[] {
  return value.split(/<mark>([^]*?)<\/mark>/).flatMap((text, index) => {
    return text === '' ? [] : [{text: unescapeHtml(text), marked: index % 2 === 1}];
  });
}
