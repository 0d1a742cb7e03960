import {formatFact} from '../../data/format';
import type {FactBase} from '../../data/load';
import type {Unit} from '../../data/schema';

/** A value of one network without that network's name, on a page for both networks. */
export type UnlabeledValue = {line: number; id: string; network: Network};

type Network = 'bbn-1' | 'bbn-test-6';

/** Patterns that match the name of a network in text. */
const NAME_PATTERNS = {
  'bbn-1': /\bmain ?net(?:work)?\b|(?:^|\W)bbn-1(?:\W|$)/im,
  'bbn-test-6': /\btest ?net(?:work)?\b|(?:^|\W)bbn-test-6(?:\W|$)/im,
} as const;

/** Units whose values identify their network, such as a chain ID. */
const TEXT_UNITS: ReadonlySet<Unit> = new Set(['text', 'url', 'hex', 'version', 'date']);

const OTHER_NETWORK = {'bbn-1': 'bbn-test-6', 'bbn-test-6': 'bbn-1'} as const;

/** Marks a sentence that names the network for the rest of its section, or of the page. */
const MARK = /\{\/\* network: (bbn-1|bbn-test-6) \*\/\}/;

/**
 * Finds values of one network without a label, on a page whose front matter lists both networks. A
 * label is the network's name in the same line, in a heading above, in the header of the table, or in
 * the sentence that introduces the list or the table. A value that both networks share needs no label.
 * The mark `{/* network: bbn-1 *\/}` next to a sentence that names the network labels everything that
 * follows in the section; before the first heading, everything on the page.
 */
export function findUnlabeledValues(page: string, {facts}: FactBase): UnlabeledValue[] {
  if (!/^network: \[.*bbn-1\b.*bbn-test-6|^network: \[.*bbn-test-6.*bbn-1\b/m.test(page)) return [];
  const unlabeled: UnlabeledValue[] = [];
  // Labels in effect, by the level of the heading above them; 0 is the page.
  let labels: {level: number; text: string}[] = [];
  let lead = '';
  let previous = '';
  let isAfterBlock = false;
  const body = page.replace(/^---\n[\s\S]*?\n---|```[\s\S]*?```/g, (text) =>
    text.replace(/[^\n]/g, ''),
  );
  for (const [index, source] of body.split('\n').entries()) {
    const text = source.replace(/<[A-Za-z][^>]*>|\{\/\*.*?\*\/\}/g, ' ').trim();
    const [, hashes] = /^(#+) /.exec(text) ?? [];
    if (hashes)
      labels = [...labels.filter(({level}) => level < hashes.length), {level: hashes.length, text}];
    const [, markedNetwork = ''] = MARK.exec(source) ?? [];
    if (markedNetwork && NAME_PATTERNS[markedNetwork as Network].test(text)) {
      labels.push({level: labels.at(-1)?.level ?? 0, text: markedNetwork});
    }
    // A list, a table or the content of a box belongs to the sentence above it.
    const belongsToLead = /^(?:[-*]|\d+\.) |^\|/.test(text) || /^\s/.test(source);
    const isTableHead = text.startsWith('|') && !previous.startsWith('|');
    if (isTableHead) lead = isAfterBlock ? text : `${lead} ${text}`;
    else if (text !== '' && !belongsToLead) lead = text;
    if (text !== '') isAfterBlock = belongsToLead;
    previous = text;
    for (const [, id = ''] of source.matchAll(/<Fact\s[^>]*?\bid="([^"]+)"/g)) {
      const network = networkOf(id);
      if (!network || isShared(id, network, facts)) continue;
      // If both values are on the line, the name of either network is enough to tell them apart.
      const hasBoth = source.includes(`"${id.replace(network, OTHER_NETWORK[network])}"`);
      const context = [text, lead, ...labels.map((label) => label.text)].join('\n');
      const patterns = hasBoth ? Object.values(NAME_PATTERNS) : [NAME_PATTERNS[network]];
      if (!patterns.some((pattern) => pattern.test(context)))
        unlabeled.push({line: index + 1, id, network});
    }
  }
  return unlabeled;
}

/** The network that a fact belongs to, which is the first part of its id. */
function networkOf(id: string): Network | undefined {
  return (Object.keys(NAME_PATTERNS) as Network[]).find((network) => id.startsWith(`${network}.`));
}

/** Whether both networks have the same value, or the value itself identifies its network. */
function isShared(id: string, network: Network, facts: FactBase['facts']): boolean {
  const fact = facts.get(id);
  const other = facts.get(id.replace(network, OTHER_NETWORK[network]));
  if (!fact || TEXT_UNITS.has(fact.unit)) return true;
  return other !== undefined && formatFact(fact) === formatFact(other);
}
