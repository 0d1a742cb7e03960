import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {Fault} from '../../suggest/fault';
import {clis, findCommand} from '../../data/cli/load';

/**
 * Commands of data/cli that no page shows with `<Command>`. A program that has commands of its own
 * needs no section for its bare name.
 *
 * @param pages the text of every page
 * @returns one fault a command
 */
export function findUnshownCommands(pages: readonly string[], base = clis): Fault[] {
  const shown = new Set(pages.flatMap((page) => shownOn(page, base)));
  return [...base.values()].flatMap(({binary, commands}) => {
    const names = commands.map(({path}) => [binary, ...path].join(' '));
    return (names.length ? names : [binary])
      .filter((name) => !shown.has(name))
      .map(
        (name) =>
          new Fault(
            'commands/not-shown',
            name,
            'no page shows it.',
            `Fix: write <Command name="${name}" /> below a heading of the page about ${binary}, or remove the command from data/cli/${binary}/ if the program lacks it.`,
          ),
      );
  });
}

/** Full names of the commands on one page; an alias counts as its command. */
function shownOn(page: string, base: typeof clis): string[] {
  // Most pages show none, and parsing takes time.
  if (!page.includes('<Command ')) return [];
  const names: string[] = [];
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(page);
  visit(tree, 'mdxJsxFlowElement', ({name, attributes}) => {
    if (name !== 'Command') return;
    const given = attributes.find((one) => 'name' in one && one.name === 'name')?.value;
    if (typeof given !== 'string') return;
    const [binary = '', ...words] = given.split(' ');
    if (!base.has(binary)) return;
    const found = findCommand(binary, words, base);
    if ('cli' in found) names.push([binary, ...(found.command?.path ?? [])].join(' '));
  });
  return names;
}
