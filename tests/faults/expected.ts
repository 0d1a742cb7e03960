import {execFileSync} from 'node:child_process';
import path from 'node:path';

/** What a document shows, as its source and the data say it. */
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

/** Facts that a text does not show, or not in the order of the document. */
export function missingTexts(text: string, {texts}: Expected): string[] {
  let from = 0;
  return texts.filter((one) => {
    const place = text.indexOf(one, from);
    if (place !== -1) from = place + one.length;
    return place === -1;
  });
}

/** Addresses in a text, with their paths, that are in no block of the document. */
export function strangeAddresses(text: string, {lines}: Expected): string[] {
  const all = text.match(/https?:\/\/[^\s"'`<>)|]+/g) ?? [];
  return all.filter((one) => !lines.some((line) => line.includes(one)));
}

/** Lines that were copied from blocks of code and are in no block of the document. */
export function strangeLines(copied: string, {lines}: Expected): string[] {
  return copied.split('\n').filter((one) => !lines.some((line) => line.endsWith(one)));
}
