import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {changedTexts, type Part} from './readParts';

const LONG_AGO = new Date(0);

/**
 * The pages that the development server has read, and which of them to read again when data
 * change. Each depends on a small file of its own (watchPage.cjs); writing there is what makes the
 * bundler read the page again.
 */
export class LivePages {
  /** What became of each page, in lower case, by page and variant; none while it has a fault. */
  private readonly texts = new Map<string, Map<string, string>>();
  private parts?: ReadonlyMap<string, Part>;

  constructor(private readonly folder: string) {
    mkdirSync(folder, {recursive: true});
  }

  /** A page is about to be read. Returns the file that it depends on. */
  begin(page: string): string {
    this.texts.set(page, new Map());
    const file = this.fileOf(page);
    if (!existsSync(file)) {
      writeFileSync(file, '');
      // A file newer than the reading would have the page read again at once.
      utimesSync(file, LONG_AGO, LONG_AGO);
    }
    return file;
  }

  /** A page has been read; `variant` is the whole of it or its beginning, as blogs show it. */
  read(page: string, variant: string, code: string): void {
    this.texts.get(page)?.set(variant, plain(code.replace(/\\n/g, ' ')));
  }

  /** Has those pages read again that show something which is not as it was at the last call. */
  update(parts: ReadonlyMap<string, Part>): void {
    const changed = this.parts ? [...changedTexts(this.parts, parts)] : [];
    this.parts = parts;
    if (!changed.length) return;
    const now = String(Date.now());
    for (const [page, variants] of this.texts) {
      if (variants.size && !shows(page, variants, changed)) continue;
      writeFileSync(this.fileOf(page), now);
    }
  }

  private fileOf(page: string): string {
    const name = createHash('sha256').update(page).digest('hex').slice(0, 16);
    return path.join(this.folder, `${name}.txt`);
  }
}

/** What a page shows may stand in its source, as the name of a file, or in what became of it. */
function shows(page: string, variants: ReadonlyMap<string, string>, texts: string[]): boolean {
  const source = existsSync(page) ? plain(readFileSync(page, 'utf8')) : '';
  const all = [source, ...variants.values()];
  return texts.some((text) => all.some((one) => one.includes(text)));
}

/** Words may stand on two lines. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').toLowerCase();
}
