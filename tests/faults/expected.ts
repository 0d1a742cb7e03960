import {execFileSync} from 'node:child_process';
import path from 'node:path';

/** The expected content of a document, from its source and the data. */
export type Expected = {
  /** The text of each fact, in reading order. */
  readonly texts: readonly string[];
  /** Each line of its blocks of code. */
  readonly lines: readonly string[];
};

/** @param page file of the document, from docs/; the browser's runner cannot load the data */
export function expectedOf(page: string): Expected {
  const args = ['--import', 'tsx', path.join(__dirname, 'printExpected.ts'), page];
  return JSON.parse(execFileSync(process.execPath, args, {encoding: 'utf8'})) as Expected;
}

/** Facts that a text does not show, or shows out of order. */
export function missingTexts(text: string, {texts}: Expected): string[] {
  let from = 0;
  return texts.filter((one) => {
    const place = text.indexOf(one, from);
    if (place !== -1) from = place + one.length;
    return place === -1;
  });
}

/** URLs in a text, with their paths, that are in no block of the document. */
export function strangeAddresses(text: string, {lines}: Expected): string[] {
  const all = text.match(/https?:\/\/[^\s"'`<>)|]+/g) ?? [];
  return all.filter((one) => !lines.some((line) => line.includes(one)));
}

/** Copied lines that are in no code block of the document. */
export function strangeLines(copied: string, {lines}: Expected): string[] {
  return copied.split('\n').filter((one) => !lines.some((line) => line.endsWith(one)));
}
