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

/** An element of a page with the command, program or flag set that it shows. */
type CommandElement = {
  readonly index: number;
  readonly location: string;
  readonly name: string;
  readonly anchor: string;
  readonly cli: Cli;
  readonly command?: CliCommand;
  readonly set?: string;
};

/**
 * Writes command references into pages: `<Command name="babylond keys add" />` becomes usage, arguments
 * and flags, and `<FlagSet name="babylond tx" />` becomes the table of flags that commands on the page
 * share and link to. Both must follow a heading, whose anchor is used for these links. The browser gets
 * plain tables.
 *
 * @throws Fault with page, line, the closest valid names and the fix
 */
export function remarkCommands() {
  return (tree: Root, file: VFile): void => {
    expandCommands(tree, relativePath(file));
  };
}

/** Transforms a page with the given command-line programs. */
export function expandCommands(tree: Root, file: string, programs: Clis = clis): void {
  const elements = resolveElements(tree, file, programs);
  const anchors = elements.filter(({set}) => set === undefined);
  const commands = new Map(anchors.map(({name, anchor}) => [name, anchor]));
  // On a page with several programs, flags with the same name need different anchors.
  const hasSeveralPrograms = new Set(elements.map(({cli}) => cli)).size > 1;
  const blocks = new Map<number, Block[]>();
  for (const {index, location, cli, command, set} of elements) {
    const sets = new Map(
      elements.flatMap((other) =>
        other.set !== undefined && other.cli === cli ? [[other.set, other.anchor]] : [],
      ),
    );
    const prefix = hasSeveralPrograms ? `${cli.binary}-` : '';
    blocks.set(
      index,
      set === undefined
        ? commandSection(cli, command, {sets, commands, prefix}, location)
        : flagSetSection(cli, set, prefix),
    );
  }
  tree.children = tree.children.flatMap(
    (node, index): RootContent[] => blocks.get(index) ?? [node],
  );
}

function resolveElements(tree: Root, file: string, programs: Clis): CommandElement[] {
  const elements: CommandElement[] = [];
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
      const problem = `${tag} is in another element, or not below a heading.`;
      throw new Fault('commands/heading', location, problem, `Fix: ${fix}`);
    }
    if (seen.has(tag)) {
      const fix = 'Fix: remove one of them, and link to the other.';
      throw new Fault('commands/twice', location, `${tag} is on the page twice.`, fix);
    }
    seen.add(tag);
    elements.push({
      index,
      location,
      name,
      anchor,
      ...resolve(element.name, name, programs, location),
    });
  });
  return elements;
}

/** The id of a heading, which the framework has set. */
function anchorOf({data}: Heading): string {
  const id = data?.hProperties?.['id'];
  return typeof id === 'string' ? id : '';
}

function nameOf(element: JsxElement, location: string): string {
  const example = element.name === 'Command' ? 'babylond keys add' : 'babylond tx';
  return requiredAttribute(element, 'name', location, `<${element.name} name="${example}" />`);
}

/** Finds the command or flag set with a name. */
function resolve(
  element: 'Command' | 'FlagSet',
  name: string,
  programs: Clis,
  location: string,
): Pick<CommandElement, 'cli' | 'command' | 'set'> {
  const [binary = '', ...words] = name.split(' ');
  const cli = programs.get(binary);
  if (!cli) {
    throw new Fault(
      'commands/program',
      location,
      `no program "${binary}" in data/cli.`,
      `Nearest: ${nearest(binary, programs.keys()).join(', ')}.`,
      `Fix: correct the name, or add data/cli/${binary}/index.ts and register it in data/cli/load.ts.`,
    );
  }
  const sets = Object.keys(cli.flagSets ?? {});
  const set = words.join(' ');
  if (element === 'FlagSet' && sets.includes(set)) return {cli, set};
  const match = element === 'Command' ? findCommand(cli.binary, words, programs) : undefined;
  if (match && 'cli' in match && !match.rest.length) return {cli, command: match.command};
  const kind = element === 'FlagSet' ? 'flag set' : 'command';
  const known = element === 'FlagSet' ? sets : cli.commands.map(({path}) => path.join(' '));
  const names = known.map((knownName) => `${cli.binary} ${knownName}`);
  throw new Fault(
    'commands/unknown',
    location,
    `no ${kind} "${name}".`,
    `Nearest: ${nearest(name, names).join(', ') || 'none'}.`,
    `Fix: correct the name, or add the ${kind} to data/cli/${cli.binary}/.`,
  );
}
