import type {Heading, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {Fault} from '../../config/fault';
import {clis, findCommand} from '../../data/cli/load';
import type {Cli, CliCommand} from '../../data/cli/schema';
import {nearest} from '../../config/nearest';
import {locationOf, relativePath, requiredAttribute, type JsxElement} from '../jsxElements';
import type {Block} from '../tree';
import {commandSection, flagSetSection} from './commandSection';

type Clis = ReadonlyMap<string, Cli>;

/** One element of a page, resolved: a command, the program itself, or a flag set. */
type Part = {
  readonly at: number;
  readonly location: string;
  readonly name: string;
  readonly anchor: string;
  readonly cli: Cli;
  readonly command?: CliCommand;
  readonly set?: string;
};

/**
 * Writes command lines into pages: `<Command name="babylond keys add" />` becomes usage, arguments
 * and flags, `<FlagSet name="babylond tx" />` the flags that commands share, to which the commands
 * of the page link. Both must follow a heading, which is their anchor. The browser gets plain
 * tables.
 *
 * @throws Fault naming page, line, the nearest valid names and the fix
 */
export function remarkCommands() {
  return (tree: Root, file: VFile): void => {
    expandCommands(tree, relativePath(file));
  };
}

/** The step itself, on a given base of command lines. */
export function expandCommands(tree: Root, file: string, base: Clis = clis): void {
  const parts = partsOf(tree, file, base);
  const anchors = parts.filter(({set}) => set === undefined);
  const commands = new Map(anchors.map(({name, anchor}) => [name, anchor]));
  // On a page of several programs, flags of the same name need anchors of their own.
  const isShared = new Set(parts.map(({cli}) => cli)).size > 1;
  const blocks = new Map<number, Block[]>();
  for (const {at, location, cli, command, set} of parts) {
    const sets = new Map(
      parts.flatMap((other) =>
        other.set !== undefined && other.cli === cli ? [[other.set, other.anchor]] : [],
      ),
    );
    const prefix = isShared ? `${cli.binary}-` : '';
    blocks.set(
      at,
      set === undefined
        ? commandSection(cli, command, {sets, commands, prefix}, location)
        : flagSetSection(cli, set, prefix),
    );
  }
  tree.children = tree.children.flatMap(
    (node, index): RootContent[] => blocks.get(index) ?? [node],
  );
}

function partsOf(tree: Root, file: string, base: Clis): Part[] {
  const parts: Part[] = [];
  const seen = new Set<string>();
  let anchor: string | undefined;
  visit(tree, ['heading', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    if (node.type === 'heading') {
      if (parent === tree) anchor = anchorOf(node);
      return;
    }
    const element = node as JsxElement;
    if (element.name !== 'Command' && element.name !== 'FlagSet') return;
    const location = locationOf(file, element);
    const name = nameOf(element, location);
    const tag = `<${element.name} name="${name}" />`;
    if (parent !== tree || index === undefined || anchor === undefined) {
      const fix = 'put it on its own line, outside of lists, tabs and boxes, below a heading.';
      const what = `${tag} is in another element, or not below a heading.`;
      throw new Fault('commands/heading', location, what, `Fix: ${fix}`);
    }
    if (seen.has(tag)) {
      const fix = 'Fix: remove one, and link to the other.';
      throw new Fault('commands/twice', location, `${tag} is on the page twice.`, fix);
    }
    seen.add(tag);
    parts.push({at: index, location, name, anchor, ...resolve(element.name, name, base, location)});
  });
  return parts;
}

/** The id of a heading, from the framework. */
function anchorOf({data}: Heading): string {
  const id = data?.hProperties?.['id'];
  return typeof id === 'string' ? id : '';
}

function nameOf(element: JsxElement, location: string): string {
  const example = element.name === 'Command' ? 'babylond keys add' : 'babylond tx';
  return requiredAttribute(element, 'name', location, `<${element.name} name="${example}" />`);
}

/** The command or flag set of a name. */
function resolve(
  element: 'Command' | 'FlagSet',
  name: string,
  base: Clis,
  location: string,
): Pick<Part, 'cli' | 'command' | 'set'> {
  const [binary = '', ...words] = name.split(' ');
  const cli = base.get(binary);
  if (!cli) {
    throw new Fault(
      'commands/program',
      location,
      `no program "${binary}" in data/cli.`,
      `Nearest: ${nearest(binary, base.keys()).join(', ')}.`,
      `Fix: correct the name, or add data/cli/${binary}/index.ts and name it in data/cli/load.ts.`,
    );
  }
  const sets = Object.keys(cli.flagSets ?? {});
  const set = words.join(' ');
  if (element === 'FlagSet' && sets.includes(set)) return {cli, set};
  const found = element === 'Command' ? findCommand(cli.binary, words, base) : undefined;
  if (found && 'cli' in found && !found.rest.length) return {cli, command: found.command};
  const what = element === 'FlagSet' ? 'flag set' : 'command';
  const known = element === 'FlagSet' ? sets : cli.commands.map(({path}) => path.join(' '));
  const names = known.map((one) => `${cli.binary} ${one}`);
  throw new Fault(
    'commands/unknown',
    location,
    `no ${what} "${name}".`,
    `Nearest: ${nearest(name, names).join(', ') || 'none'}.`,
    `Fix: correct the name, or add the ${what} to data/cli/${cli.binary}/.`,
  );
}
