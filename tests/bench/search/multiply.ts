import type {SearchRecord} from '../../../finish/search-index/record';

/** One word in so many is a new one in each copy, as a larger site has more words. */
const RENAMED = 12;

/** The records `times` over. Copies stand on pages of their own and have some words of their own. */
export function multiply(records: readonly SearchRecord[], times: number): SearchRecord[] {
  const all = [...records];
  for (let copy = 1; copy < times; copy += 1) {
    const change = <T extends string | null>(text: T): T =>
      (text === null ? text : rename(text, copy)) as T;
    for (const record of records) {
      const page = `/copy-${copy}${record.url_without_anchor}`;
      all.push({
        ...record,
        objectID: `${page}:${record.weight.position}`,
        url: record.anchor === null ? page : `${page}#${record.anchor}`,
        url_without_anchor: page,
        content: change(record.content),
        hierarchy: {
          ...record.hierarchy,
          lvl1: change(record.hierarchy.lvl1),
          lvl2: change(record.hierarchy.lvl2),
          lvl3: change(record.hierarchy.lvl3),
        },
      });
    }
  }
  return all;
}

function rename(text: string, copy: number): string {
  return text.replace(/\p{L}{5,}/gu, (word) =>
    (hash(word.toLowerCase()) + copy) % RENAMED === 0 ? `${word}${letters(copy)}` : word,
  );
}

function letters(number: number): string {
  return number.toString().replace(/\d/g, (digit) => 'qwxzjkvbfh'.charAt(Number(digit)));
}

function hash(word: string): number {
  let value = 0;
  for (let index = 0; index < word.length; index += 1) {
    value = (value * 31 + word.charCodeAt(index)) % 1_000_003;
  }
  return value;
}
