import {execFileSync} from 'node:child_process';
import path from 'node:path';

/** The expected content of a document, from its source and the data. */
export type Expected = {
  /** The text of each fact, in document order. */
  readonly texts: readonly string[];
  /** The lines of its code blocks. */
  readonly lines: readonly string[];
};

/**
 * Computes the expected content in a separate process, because Playwright cannot load the data.
 *
 * @param page path of the document, relative to docs/
 */
export function expectedOf(page: string): Expected {
  const args = ['--import', 'tsx', path.join(__dirname, 'printExpected.ts'), page];
  return JSON.parse(execFileSync(process.execPath, args, {encoding: 'utf8'})) as Expected;
}

/** Facts that a text does not show, or shows out of order. */
export function missingTexts(text: string, {texts}: Expected): string[] {
  let from = 0;
  return texts.filter((fact) => {
    const index = text.indexOf(fact, from);
    if (index !== -1) from = index + fact.length;
    return index === -1;
  });
}

/** URLs in a text that are in no code block of the document. */
export function unknownUrls(text: string, {lines}: Expected): string[] {
  const urls = text.match(/https?:\/\/[^\s"'`<>)|]+/g) ?? [];
  return urls.filter((url) => !lines.some((line) => line.includes(url)));
}

/** Copied lines that are in no code block of the document. */
export function unknownLines(copied: string, {lines}: Expected): string[] {
  return copied
    .split('\n')
    .filter((copiedLine) => !lines.some((line) => line.endsWith(copiedLine)));
}
