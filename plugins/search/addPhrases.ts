import {addAnswers} from './addAnswers';
import type {PhraseKind, Phrases} from './readPhrases';
import type {SearchRecord} from './record';

/** Where each kind goes in a record. */
const ATTRIBUTE = {phrases: 'keywords', questions: 'asked'} as const;

/**
 * The records with the phrases under which readers look for them, as `keywords` of the page's
 * title or of the first record at a section's anchor; questions become `asked` there, or `answers`
 * of the record whose sentence answers them.
 *
 * @param baseUrl folder on the host, with slashes on both sides, which phrases' addresses leave out
 * @throws Error when phrases are for a page or an anchor that the built site does not have, or
 * questions for a sentence that is not there.
 */
export function addPhrases(
  records: readonly SearchRecord[],
  all: readonly Phrases[],
  baseUrl = '/',
  kind: PhraseKind = 'phrases',
): SearchRecord[] {
  const places = new Map<string, number[]>();
  records.forEach(({url}, index) => {
    const address = `/${url.slice(baseUrl.length)}`;
    const known = places.get(address);
    if (known) known.push(index);
    else places.set(address, [index]);
  });
  const added = [...records];
  for (const {file, address, phrases} of all) {
    const [index = -1] = places.get(address) ?? [];
    const record = added[index];
    if (!record) throw new Error(unknown(file, address, [...places.keys()]));
    if (phrases.length === 0) continue;
    const attribute = ATTRIBUTE[kind];
    added[index] = {...record, [attribute]: [...(record[attribute] ?? []), ...phrases]};
  }
  return addAnswers(added, all, places);
}

function unknown(file: string, address: string, known: readonly string[]): string {
  const [page = '', anchor] = address.split('#');
  if (anchor === undefined || !known.includes(page)) {
    return (
      `[search] ${file} is for ${page}, which the built site does not have.\n` +
      'Fix: correct the address, or remove its phrases with the page.'
    );
  }
  const anchors = known.filter((url) => url.startsWith(`${page}#`));
  return (
    `[search] ${file} has phrases for ${address}, and the page has no such anchor.\n` +
    `Valid: ${anchors.join(', ')}.\nFix: correct the anchor, or remove its phrases.`
  );
}
