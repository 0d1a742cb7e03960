import type {Heading, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {Fault} from '../../config/fault';
import {clis, findCommand} from '../../data/cli/load';
import type {Cli, CliCommand} from '../../data/cli/schema';
import {nearest} from '../../config/nearest';
import {fileOf, placeOf, requiredAttribute, type JsxElement} from '../readElement';
import type {Block} from '../tree';
import {commandSection, flagSetSection} from './commandSection';

type Clis = ReadonlyMap<string, Cli>;

/** One element of a page, resolved: a command, the program itself, or a flag set. */
type Part = {
  readonly at: number;
  readonly where: string;
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
    expandCommands(tree, fileOf(file));
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
  for (const {at, where, cli, command, set} of parts) {
    const sets = new Map(
      parts.flatMap((other) =>
        other.set !== undefined && other.cli === cli ? [[other.set, other.anchor]] : [],
      ),
    );
    const prefix = isShared ? `${cli.binary}-` : '';
    blocks.set(
      at,
      set === undefined
        ? commandSection(cli, command, {sets, commands, prefix}, where)
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
    const where = placeOf(file, element);
    const name = nameOf(element, where);
    const tag = `<${element.name} name="${name}" />`;
    if (parent !== tree || index === undefined || anchor === undefined) {
      const fix = 'put it on its own line, outside of lists, tabs and boxes, below a heading.';
      const what = `${tag} is in another element, or not below a heading.`;
      throw new Fault('commands/heading', where, what, `Fix: ${fix}`);
    }
    if (seen.has(tag)) {
      const fix = 'Fix: remove one, and link to the other.';
      throw new Fault('commands/twice', where, `${tag} is on the page twice.`, fix);
    }
    seen.add(tag);
    const found =
      element.name === 'Command' ? commandOf(name, base, where) : flagSetOf(name, base, where);
    parts.push({at: index, where, name, anchor, ...found});
  });
  return parts;
}

/** The id of a heading, from the framework. */
function anchorOf({data}: Heading): string {
  const id = data?.hProperties?.['id'];
  return typeof id === 'string' ? id : '';
}

function nameOf(element: JsxElement, where: string): string {
  const example = element.name === 'Command' ? 'babylond keys add' : 'babylond tx';
  return requiredAttribute(element, 'name', where, `<${element.name} name="${example}" />`);
}

function commandOf(name: string, base: Clis, where: string): {cli: Cli; command?: CliCommand} {
  const {cli, words} = programOf(name, base, where);
  const found = findCommand(cli.binary, words, base);
  if ('cli' in found && found.rest.length === 0) return {cli, command: found.command};
  const known = cli.commands.map((command) => [cli.binary, ...command.path].join(' '));
  throw unknown('command', name, known, cli, where);
}

function flagSetOf(name: string, base: Clis, where: string): {cli: Cli; set: string} {
  const {cli, words} = programOf(name, base, where);
  const set = words.join(' ');
  const names = Object.keys(cli.flagSets ?? {});
  if (names.includes(set)) return {cli, set};
  const known = names.map((one) => `${cli.binary} ${one}`);
  throw unknown('flag set', name, known, cli, where);
}

function programOf(name: string, base: Clis, where: string): {cli: Cli; words: string[]} {
  const [binary = '', ...words] = name.split(' ');
  const cli = base.get(binary);
  if (cli) return {cli, words};
  throw new Fault(
    'commands/program',
    where,
    `no program "${binary}" in data/cli.`,
    `Nearest: ${nearest(binary, base.keys()).join(', ')}.`,
    `Fix: correct the name, or add data/cli/${binary}/index.ts and name it in data/cli/load.ts.`,
  );
}

function unknown(what: string, name: string, known: readonly string[], cli: Cli, where: string) {
  return new Fault(
    'commands/unknown',
    where,
    `no ${what} "${name}".`,
    `Nearest: ${nearest(name, known).join(', ') || 'none'}.`,
    `Fix: correct the name, or add the ${what} to data/cli/${cli.binary}/.`,
  );
}
