import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from '@babel/parser';
import * as t from '@babel/types';
import * as prettier from 'prettier';
import {
  flagTypes,
  type Cli,
  type CliCommand,
  type CliFlag,
  type FlagType,
} from '../../data/cli/schema';
import {listFiles} from '../../data/listFiles';
import type {HelpFlag} from './readHelp';

/** A flag that is new in the program, or has another default or shorthand there. */
export type FlagChange = {
  readonly command: CliCommand | undefined;
  readonly help: HelpFlag;
  /** The flag in the data; undefined for a new one. */
  readonly known?: CliFlag;
  readonly property?: 'default' | 'shorthand';
};

/** Where a flag is defined: in a command, in the program (no words), or in a flag set. */
type Owner = {readonly words: readonly string[]} | {readonly set: string};

/**
 * Writes changed defaults and shorthands, and new flags, into the data of a program, and prints the
 * diff. A new flag gets an empty meaning, which fails the check of the data until somebody writes
 * one; the program's own description is printed too.
 *
 * @param folder folder of the program below `data/cli/`
 */
export async function writeFlags(
  cli: Cli,
  changes: readonly FlagChange[],
  folder: string,
  print: (line: string) => void,
): Promise<void> {
  const files = listFiles(folder).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
  const written = new Set<string>();
  for (const change of changes) {
    const owner = ownerOf(cli, change, changes);
    const flag = `${'set' in owner ? owner.set : [cli.binary, ...owner.words].join(' ')} --${change.help.name}`;
    const key = `${flag} ${change.property}`;
    if (written.has(key)) continue;
    written.add(key);
    const edited = files.some((file) => {
      const text = editFlag(texts.get(file) ?? '', owner, change);
      if (text !== undefined) texts.set(file, text);
      return text !== undefined;
    });
    if (!edited) print(`${flag}: computed by code, so change it by hand.`);
    if (edited && !change.known)
      print(`${flag}: write its meaning. The program says: ${change.help.description}`);
  }
  for (const [file, text] of texts) {
    const full = path.join(folder, file);
    if (text === readFileSync(full, 'utf8')) continue;
    const config = await prettier.resolveConfig(full);
    writeFileSync(full, await prettier.format(text, {...config, filepath: full}));
  }
  print(spawnSync('git', ['diff', '--', folder], {cwd: folder, encoding: 'utf8'}).stdout);
}

/** A new flag belongs to a shared set if every command of the set has it, otherwise to its command. */
function ownerOf(
  cli: Cli,
  {command, help, known}: FlagChange,
  changes: readonly FlagChange[],
): Owner {
  const own = {words: command?.path ?? []};
  const sets = Object.entries(cli.flagSets ?? {});
  if (known) {
    const isOwn = ((command ? command.flags : cli.flags) ?? []).includes(known);
    const set = sets.find(([, {flags}]) => flags.includes(known))?.[0];
    return isOwn || set === undefined ? own : {set};
  }
  const commandsWithFlag = new Set(
    changes
      .filter((change) => !change.known && change.help.name === help.name)
      .map((change) => change.command),
  );
  const shared = sets.find(([name]) => {
    const users = cli.commands.filter(({flagSets = []}) => flagSets.includes(name));
    return (
      users.length > 1 &&
      users.every((user) => commandsWithFlag.has(user)) &&
      commandsWithFlag.has(command)
    );
  });
  return shared && command?.flagSets?.includes(shared[0]) ? {set: shared[0]} : own;
}

/** Writes the program's flag into the text of a file; returns undefined if it isn't defined there. */
function editFlag(text: string, owner: Owner, change: FlagChange): string | undefined {
  const file = parse(text, {sourceType: 'module', plugins: ['typescript']}).program;
  const object = findOwner(file, owner);
  if (!object) return undefined;
  const list = arrayOf(property(object, 'flags'), file);
  const {help, known, property: name} = change;
  const insert = (at: number, part: string, end = at) => text.slice(0, at) + part + text.slice(end);
  if (!known || !name) {
    const {shorthand, type} = help;
    const value = help.default || (type ? '' : 'false');
    const flag = JSON.stringify({
      ...{name: help.name, shorthand, type: typeOf(help), default: value, meaning: ''},
    });
    if (list) return insert(startOf(list) + 1, `${flag},`);
    const before = property(object, 'path') ?? property(object, 'binary');
    return before && !property(object, 'flags')
      ? insert(endOf(before), `, flags: [${flag}]`)
      : undefined;
  }
  const flag = list?.elements.find(
    (element): element is t.ObjectExpression =>
      t.isObjectExpression(element) && textOf(property(element, 'name')) === known.name,
  );
  const old = flag && property(flag, name);
  const value = JSON.stringify(help[name] ?? '');
  if (old) return insert(startOf(old), value, endOf(old));
  const nameOfFlag = flag && property(flag, 'name');
  return nameOfFlag && insert(endOf(nameOfFlag), `, ${name}: ${value}`);
}

function typeOf({type}: HelpFlag): FlagType {
  if (type === '') return 'bool';
  return flagTypes.find((flagType) => flagType === type) ?? 'string';
}

/** The object that contains the flags of an owner. */
function findOwner(file: t.Program, owner: Owner): t.ObjectExpression | undefined {
  return find(file, (node) => {
    if ('set' in owner) {
      const isNamed = t.isObjectProperty(node) && nameOf(node) === owner.set;
      return isNamed && t.isObjectExpression(node.value) && property(node.value, 'flags')
        ? node.value
        : undefined;
    }
    if (!t.isObjectExpression(node)) return undefined;
    if (!owner.words.length) return property(node, 'binary') && node;
    const words = property(node, 'path');
    const isPath = t.isArrayExpression(words) && words.elements.map(textOf).join(' ');
    return isPath === owner.words.join(' ') ? node : undefined;
  });
}

/** The first defined result of a function that is called for each node, in the order of the file. */
function find<T>(file: t.Program, test: (node: t.Node) => T | undefined): T | undefined {
  let first: T | undefined;
  t.traverseFast(file, (node) => {
    first ??= test(node);
    return first === undefined ? undefined : t.traverseFast.stop;
  });
  return first;
}

function property(node: t.ObjectExpression, name: string): t.Node | undefined {
  return node.properties.find(
    (member): member is t.ObjectProperty => t.isObjectProperty(member) && nameOf(member) === name,
  )?.value;
}

function nameOf({key}: t.ObjectProperty): string {
  if (t.isIdentifier(key)) return key.name;
  return textOf(key) ?? '';
}

function textOf(node: t.Node | null | undefined): string | undefined {
  return t.isStringLiteral(node) ? node.value : undefined;
}

/** An array literal, or the array literal that a constant of the same file is defined as. */
function arrayOf(node: t.Node | undefined, file: t.Program): t.ArrayExpression | undefined {
  if (t.isArrayExpression(node)) return node;
  if (!t.isIdentifier(node)) return undefined;
  const value = find(file, (candidate) =>
    t.isVariableDeclarator(candidate) && t.isIdentifier(candidate.id, {name: node.name})
      ? candidate.init
      : undefined,
  );
  return t.isArrayExpression(value) ? value : undefined;
}

/** Offsets of a node in the text. Every parsed node has them; only generated nodes don't. */
const startOf = (node: t.Node): number => node.start ?? 0;
const endOf = (node: t.Node): number => node.end ?? 0;
