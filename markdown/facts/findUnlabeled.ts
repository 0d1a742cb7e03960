import {formatFact} from '../../data/format';
import type {FactBase} from '../../data/load';
import type {Unit} from '../../data/schema';

/** A value of one network on a page for both that doesn't name the network. */
export type Unlabeled = {line: number; id: string; network: Network};

type Network = 'bbn-1' | 'bbn-test-6';

/** Patterns that name a network in the text. */
const NAMES = {
  'bbn-1': /\bmain ?net(?:work)?\b|(?:^|\W)bbn-1(?:\W|$)/im,
  'bbn-test-6': /\btest ?net(?:work)?\b|(?:^|\W)bbn-test-6(?:\W|$)/im,
} as const;

/** Units whose values name their network themselves, such as a chain ID. */
const WORDS: ReadonlySet<Unit> = new Set(['text', 'url', 'hex', 'version', 'date']);

const OTHER = {'bbn-1': 'bbn-test-6', 'bbn-test-6': 'bbn-1'} as const;

/** Marks a sentence that names the network for the rest of its section, or of the page. */
const MARK = /\{\/\* network: (bbn-1|bbn-test-6) \*\/\}/;

/**
 * Values of one network, on a page whose front matter names both, without a label: the network's
 * name in the same line, in a heading above, in the head of the table, or in the sentence that leads
 * to the list or the table. A value that both networks share needs none. The mark
 * `{/* network: bbn-1 *\/}` next to a sentence that names the network is a label for all that follows
 * in the section; before the first heading, for the page.
 */
export function findUnlabeled(page: string, {facts}: FactBase): Unlabeled[] {
  if (!/^network: \[.*bbn-1\b.*bbn-test-6|^network: \[.*bbn-test-6.*bbn-1\b/m.test(page)) return [];
  const found: Unlabeled[] = [];
  // Labels in effect, by the level of the heading above them; 0 is the page.
  let labels: {level: number; text: string}[] = [];
  let lead = '';
  let previous = '';
  let isBlock = false;
  const body = page.replace(/^---\n[\s\S]*?\n---|```[\s\S]*?```/g, (text) =>
    text.replace(/[^\n]/g, ''),
  );
  for (const [index, source] of body.split('\n').entries()) {
    const text = source.replace(/<[A-Za-z][^>]*>|\{\/\*.*?\*\/\}/g, ' ').trim();
    const [, hashes] = /^(#+) /.exec(text) ?? [];
    if (hashes)
      labels = [...labels.filter(({level}) => level < hashes.length), {level: hashes.length, text}];
    const [, marked = ''] = MARK.exec(source) ?? [];
    if (marked && NAMES[marked as Network].test(text)) {
      labels.push({level: labels.at(-1)?.level ?? 0, text: marked});
    }
    // A list, a table or the content of a box belongs to the sentence above it.
    const isPart = /^(?:[-*]|\d+\.) |^\|/.test(text) || /^\s/.test(source);
    const isTableHead = text.startsWith('|') && !previous.startsWith('|');
    if (isTableHead) lead = isBlock ? text : `${lead} ${text}`;
    else if (text !== '' && !isPart) lead = text;
    if (text !== '') isBlock = isPart;
    previous = text;
    for (const [, id = ''] of source.matchAll(/<Fact\s[^>]*?\bid="([^"]+)"/g)) {
      const network = networkOf(id);
      if (!network || isShared(id, network, facts)) continue;
      // Next to the value of the other network, one name is enough to tell them apart.
      const isBeside = source.includes(`"${id.replace(network, OTHER[network])}"`);
      const context = [text, lead, ...labels.map((label) => label.text)].join('\n');
      const names = isBeside ? Object.values(NAMES) : [NAMES[network]];
      if (!names.some((name) => name.test(context))) found.push({line: index + 1, id, network});
    }
  }
  return found;
}

/** The network whose parameter a fact is: its group is named after it. */
function networkOf(id: string): Network | undefined {
  return (Object.keys(NAMES) as Network[]).find((network) => id.startsWith(`${network}.`));
}

/** Whether the value is the same on the other network, or a name that says which it is for. */
function isShared(id: string, network: Network, facts: FactBase['facts']): boolean {
  const fact = facts.get(id);
  const other = facts.get(id.replace(network, OTHER[network]));
  if (!fact || WORDS.has(fact.unit)) return true;
  return other !== undefined && formatFact(fact) === formatFact(other);
}
