/**
 * Prints the expected content of a document, from its source and the data: the text of each `<Fact>`
 * in document order, and the lines of its code blocks.
 */
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {buildClock, clockOn} from '../../data/clock';
import {formatFact, type FactFormat} from '../../data/format';
import {loadFactsAt} from '../../data/load';
import {expandCodeFacts} from '../../markdown/facts/remarkCodeFacts';

const PROJECT = path.resolve(__dirname, '../..');
const [page = ''] = process.argv.slice(2);

async function print(): Promise<void> {
  const builtAt = statSync(path.join(PROJECT, 'build', 'facts.json')).mtime;
  const clock = process.env.SOURCE_DATE_EPOCH
    ? buildClock()
    : clockOn(builtAt.toISOString().slice(0, 10));
  const base = await loadFactsAt(clock);
  const source = readFileSync(path.join(PROJECT, 'docs', page), 'utf8');
  const texts = [...source.matchAll(/<Fact id="([^"]+)"(?: show="([^"]+)")? \/>/g)].map(
    ([, id = '', show]) => {
      const fact = base.facts.get(id);
      if (!fact) throw new Error(`docs/${page}: unknown fact "${id}".`);
      return formatFact(fact, show as FactFormat | undefined);
    },
  );
  const tree = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .parse(source.replace(/^---[^]*?\n---\n/, ''));
  expandCodeFacts(tree, base, page);
  const lines: string[] = [];
  visit(tree, 'code', ({value}) => void lines.push(...value.split('\n')));
  console.log(JSON.stringify({texts, lines}));
}

void print();
