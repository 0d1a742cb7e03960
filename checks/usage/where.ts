import type {FactBase} from '../../data/load';
import {nearest} from '../../config/nearest';
import {InputError} from '../readOptions';
import {readUsage, usersOf, type Usage} from './readUsage';

const USAGE =
  'Usage: npm run where -- <fact | table | command | flag | config key | module | path>';
/** Kinds of users, in the order of the output, with their headings. */
const KINDS = {
  page: 'pages',
  api: 'API operations',
  table: 'tables',
  figure: 'figures',
  example: 'examples',
  tool: 'tools',
  fact: 'facts',
  module: 'modules',
  command: 'commands',
} as const;

/**
 * Prints everything that uses a fact, a group of facts, a table, a figure, an example, a command, a
 * flag, a configuration key, a module or a path of a source.
 *
 * @returns exit code: 0
 * @throws InputError with the closest names if nothing has that name
 */
export async function where(
  args: readonly string[],
  root: string,
  base: FactBase,
  print: (line: string) => void,
): Promise<number> {
  // A flag is a query here, not an option.
  const query = args.join(' ').replace(/\/$/, '');
  if (!query) throw new InputError(USAGE);
  const usage = await readUsage(root, base);
  const names = namesOf(usage, query);
  if (!names.length) {
    const known = [...usage.keys()].map((name) => name.replace(/^\w+ /, ''));
    throw new InputError(
      `"${query}": nothing uses it. Nearest: ${nearest(query, known).join(', ')}.\n${USAGE}`,
    );
  }
  print(names.length > 1 ? `${names.length} names match ${query}` : String(names[0]));
  const users = new Map(names.flatMap((name) => [...usersOf(usage, name)]));
  for (const [kind, heading] of Object.entries(KINDS)) {
    const ofKind = [...users]
      .filter(([user]) => user.startsWith(`${kind} `))
      .sort(([a], [b]) => a.localeCompare(b));
    if (ofKind.length) print(`\n${heading} (${ofKind.length})`);
    for (const [user, {via, location}] of ofKind) {
      const suffix = names.length === 1 && via === names[0] ? '' : `  via ${via}`;
      print(`  ${user.slice(kind.length + 1)}  ${location}${suffix}`);
    }
  }
  return 0;
}

/**
 * Finds the names that match a query: the name itself; everything below a group, a command or a
 * folder; a flag of any command; a key of any program; a folder that contains the path.
 */
export function namesOf(usage: Usage, query: string): string[] {
  return [...usage.keys()].filter((full) => {
    const [, kind = '', name = ''] = /^(\w+) (.*)$/.exec(full) ?? [];
    if (name === query) return true;
    if (kind === 'fact' || kind === 'table') return name.startsWith(`${query}.`);
    if (kind === 'command') return name.startsWith(`${query} `);
    if (kind === 'key') return name.endsWith(` ${query}`);
    if (kind === 'flag') {
      const [, words = '', flag] = /^(.*?) ?(--\S+)$/.exec(query) ?? [];
      return flag !== undefined && name.startsWith(words) && name.endsWith(` ${flag}`);
    }
    if (kind !== 'source') return false;
    const cited = name.replace(/^\S+ /, '');
    // A top-level folder, such as `x`, contains nearly everything.
    const isInside = cited.includes('/') && query.startsWith(`${cited}/`);
    return cited === query || cited.startsWith(`${query}/`) || isInside;
  });
}
