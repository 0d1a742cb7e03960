import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {apis} from '../../api/pages/load/apis';
import {clis} from '../../data/cli/load';
import type {ProgramConfig} from '../../data/config/schema';
import {listFiles} from '../../data/listFiles';
import type {FactBase} from '../../data/load';
import {modules} from '../../data/modules/load';
import type {Source} from '../../data/schema';
import {citedBySource, readCitations, type Citation} from '../cited-paths/readCitations';
import {addressOf, usesIn, type Usable} from './usesInText';

/** A use of something by a user, such as `page /stakers/` or `figure epoch`. */
export type Use = {
  readonly user: string;
  /** File and line, from the project's root. */
  readonly location: string;
  /** The citation, if the user cites a path of a source. */
  readonly citation?: Citation;
};

/**
 * The uses of each thing, by its kind and name: `fact bbn-1.epoching.epoch-interval`,
 * `table epoching.events`, `figure epoch`, `example examples/…`, `tool rewards`, `module epoching`,
 * `command fpd start`, `flag fpd start --home`, `key covd LogLevel`, `source owner/name path`. Pages
 * and operations of the API reference (`page /…/`, `api /…/`) only use other things.
 */
export type Usage = ReadonlyMap<string, readonly Use[]>;

type AddUse = (used: string, user: string, location: string, citation?: Citation) => void;

/** Reads all uses in data, pages, figures, examples and API documents. */
export async function readUsage(root: string, base: FactBase): Promise<Usage> {
  const usage = new Map<string, Use[]>();
  const add: AddUse = (used, user, location, citation) => {
    const uses = usage.get(used) ?? [];
    usage.set(used, uses);
    if (!uses.some((use) => use.user === user && use.location === location)) {
      uses.push({user, location, ...(citation && {citation})});
    }
  };
  const read = (folder: string, ending: RegExp) =>
    (existsSync(path.join(root, folder)) ? listFiles(path.join(root, folder)) : [])
      .filter((file) => ending.test(file) && !/\.test\.ts$/.test(file))
      .map((file) => `${folder}/${file}`)
      .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));

  const configs = await readConfigs(root);
  const keys = configs.flatMap(({program, keys: own}) => own.map(({key}) => ({program, key})));
  const usable: Usable = {base, keys};
  const addText = (user: string, file: string, text: string) => {
    for (const {name, line} of usesIn(file, text, usable)) add(name, user, `${file}:${line}`);
  };
  addSources(base, add);
  for (const {file, text} of read('data', /^(tables|calculators)\/.*\.ts$/)) {
    addDataFile(file, text, base, configs, add);
  }
  for (const {file, text} of read('figures', /\.svg$/)) {
    addText(`figure ${path.basename(file).replace(/(\.tall)?\.svg$/, '')}`, file, text);
  }
  for (const {file, text} of read('examples', /./)) addText(`example ${file}`, file, text);
  const pages = ['docs', 'blog', 'src/pages'].flatMap((folder) => read(folder, /\.mdx$/));
  const addresses = new Map(pages.map(({file, text}) => [file, addressOf(file, text)]));
  for (const {file, text} of pages) addText(`page ${addresses.get(file)}`, file, text);
  for (const citation of readCitations(root, []).citations) {
    const address = addresses.get(citation.location.replace(/:\d+$/, ''));
    if (address) addCitation(citation, `page ${address}`, add);
  }
  for (const {id, base: address} of Object.values(apis)) {
    for (const {file, text} of read(`api/specs/${id}/paths`, /\.yaml$/)) {
      for (const operation of Object.values(parse(text) as Record<string, Operation>)) {
        if (!operation['x-slug']) continue;
        const page = `api /${address}/${operation['x-slug']}/`;
        addText(page, file, text);
        if (operation['x-cli']) add(`command ${operation['x-cli']}`, page, file);
        const service = operation['x-grpc']?.service ?? '';
        const module = modules.find((candidate) => service.startsWith(`${candidate.package}.`));
        if (module) add(`module ${module.name}`, page, file);
      }
    }
  }
  return usage;
}

type Operation = {'x-slug'?: string; 'x-cli'?: string; 'x-grpc'?: {service: string}};

/**
 * Finds everything that uses something, directly or through tables, figures, examples and tools.
 *
 * @returns by user: the thing that the user uses directly (`via`), and where
 */
export function usersOf(usage: Usage, used: string): Map<string, {via: string; location: string}> {
  const users = new Map<string, {via: string; location: string}>();
  const queue = [used];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const {user, location} of usage.get(next) ?? []) {
      if (users.has(user) || user === used) continue;
      users.set(user, {via: next, location});
      queue.push(user);
    }
  }
  return users;
}

/** Adds the citations of facts, tables, modules, programs and commands. */
function addSources({facts, tables}: FactBase, add: AddUse): void {
  const cite = (user: string, location: string, ...sources: readonly (Source | undefined)[]) => {
    for (const source of sources) {
      const result = {citations: [], faults: []};
      if (source) citedBySource(location, source.id, source.path, result);
      for (const citation of result.citations) addCitation(citation, user, add);
    }
  };
  for (const {id, source} of facts.values()) cite(`fact ${id}`, 'data/facts', source);
  for (const {id, source, further = []} of tables.values()) {
    cite(`table ${id}`, `data/tables/${id}.ts`, source, ...further.map((origin) => origin.source));
  }
  for (const {name, page, source, parameters} of modules) {
    const location = `data/modules/${name}.ts`;
    cite(`module ${name}`, location, source);
    add(`module ${name}`, `page ${page}`, location);
    for (const {fact} of parameters) add(`fact ${fact}`, `table ${name}.parameters`, location);
  }
  for (const {binary, source, commands} of clis.values()) {
    cite(`command ${binary}`, `data/cli/${binary}`, source);
    for (const command of commands) {
      cite(`command ${[binary, ...command.path].join(' ')}`, `data/cli/${binary}`, command.source);
    }
  }
}

function addCitation(citation: Citation, user: string, add: AddUse): void {
  const {repository, path: cited, location} = citation;
  if (cited) add(`source ${repository} ${cited}`, user, location, citation);
}

/** Adds what a table, or the data file of a tool, uses from other data files. */
function addDataFile(
  file: string,
  text: string,
  {facts, groups}: FactBase,
  configs: readonly (ProgramConfig & {readonly file: string})[],
  add: AddUse,
): void {
  const [, folder, name = ''] = file.split(/\/|\.ts$/);
  const user = `${folder === 'tables' ? 'table' : 'tool'} ${name}`;
  const quoted = new Set([...text.matchAll(/'([^'\n]+)'/g)].map(([, string = '']) => string));
  for (const string of quoted) if (facts.has(string)) add(`fact ${string}`, user, file);
  for (const [, from, imported = ''] of text.matchAll(/from '\.\.?\/(?:(\w+)\/)?([\w.-]+)'/g)) {
    if (from === 'modules') add(`module ${imported}`, user, file);
    if (from === 'tables' || (!from && folder === 'tables')) add(`table ${imported}`, user, file);
    if (from === 'calculators' || (!from && folder === 'calculators')) {
      add(`tool ${imported}`, user, file);
    }
    for (const key of from === 'facts' ? Object.keys(groups.get(imported)?.facts ?? {}) : []) {
      if (quoted.has(key)) add(`fact ${imported}.${key}`, user, file);
    }
    for (const {program, keys} of configs.filter(
      (config) => from === 'config' && config.file === imported,
    )) {
      for (const {key} of keys) {
        if (text.includes(`'${key.includes('.') ? key.split('.')[0] : ''}'`)) {
          add(`key ${program} ${key}`, user, file);
        }
      }
    }
  }
}

/** Loads the configuration keys of every program. A data file may describe several of its files. */
async function readConfigs(root: string): Promise<(ProgramConfig & {readonly file: string})[]> {
  const folder = path.join(root, 'data/config');
  const files = listFiles(folder).filter((file) => /^[^/]+(?<!\.test)\.ts$/.test(file));
  const loaded = files.map(async (file) => {
    const exported = Object.values((await import(path.join(folder, file))) as object) as unknown[];
    return exported
      .filter(
        (value): value is ProgramConfig =>
          typeof value === 'object' && value !== null && 'program' in value,
      )
      .map((config) => ({...config, file: file.replace(/\.ts$/, '')}));
  });
  return (await Promise.all(loaded)).flat();
}
