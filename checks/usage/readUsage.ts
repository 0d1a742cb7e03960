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
import {addressOf, usesIn, type Used} from './usesInText';

/** One use: what uses it, such as `page /stakers/` or `figure epoch`, and where. */
export type Use = {
  readonly user: string;
  /** File and line, from the project's root. */
  readonly place: string;
  /** The citation, if what is used is a path of a source. */
  readonly citation?: Citation;
};

/**
 * Who uses what, by kind and name: `fact bbn-1.epoching.epoch-interval`, `table epoching.events`,
 * `figure epoch`, `example examples/…`, `tool rewards`, `module epoching`, `command fpd start`,
 * `flag fpd start --home`, `key covd LogLevel`, `source owner/name path`. Pages and operations of
 * the API reference (`page /…/`, `api /…/`) are used by nothing.
 */
export type Usage = ReadonlyMap<string, readonly Use[]>;

type Add = (used: string, user: string, place: string, citation?: Citation) => void;

/** Reads all uses in data, pages, figures, examples and API documents. */
export async function readUsage(root: string, base: FactBase): Promise<Usage> {
  const usage = new Map<string, Use[]>();
  const add: Add = (used, user, place, citation) => {
    const uses = usage.get(used) ?? [];
    usage.set(used, uses);
    if (!uses.some((one) => one.user === user && one.place === place)) {
      uses.push({user, place, ...(citation && {citation})});
    }
  };
  const read = (folder: string, ending: RegExp) =>
    (existsSync(path.join(root, folder)) ? listFiles(path.join(root, folder)) : [])
      .filter((file) => ending.test(file) && !/\.test\.ts$/.test(file))
      .map((file) => `${folder}/${file}`)
      .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));

  const configs = await readConfigs(root);
  const keys = configs.flatMap(({program, keys: own}) => own.map(({key}) => ({program, key})));
  const used: Used = {base, keys};
  const addText = (user: string, file: string, text: string) => {
    for (const {name, line} of usesIn(file, text, used)) add(name, user, `${file}:${line}`);
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
    const address = addresses.get(citation.place.replace(/:\d+$/, ''));
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
        const module = modules.find((one) => service.startsWith(`${one.package}.`));
        if (module) add(`module ${module.name}`, page, file);
      }
    }
  }
  return usage;
}

type Operation = {'x-slug'?: string; 'x-cli'?: string; 'x-grpc'?: {service: string}};

/**
 * All that uses something, directly or through tables, figures, examples and tools.
 *
 * @returns what each user uses of it, `via`, by the user
 */
export function usersOf(usage: Usage, used: string): Map<string, {via: string; place: string}> {
  const users = new Map<string, {via: string; place: string}>();
  const left = [used];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    for (const {user, place} of usage.get(next) ?? []) {
      if (users.has(user) || user === used) continue;
      users.set(user, {via: next, place});
      left.push(user);
    }
  }
  return users;
}

/** The citations of facts, tables, modules, programs and commands. */
function addSources({facts, tables}: FactBase, add: Add): void {
  const cite = (user: string, place: string, ...sources: readonly (Source | undefined)[]) => {
    for (const source of sources) {
      const found = {citations: [], faults: []};
      if (source) citedBySource(place, source.id, source.path, found);
      for (const citation of found.citations) addCitation(citation, user, add);
    }
  };
  for (const {id, source} of facts.values()) cite(`fact ${id}`, 'data/facts', source);
  for (const {id, source, further = []} of tables.values()) {
    cite(`table ${id}`, `data/tables/${id}.ts`, source, ...further.map((one) => one.source));
  }
  for (const {name, page, source, parameters} of modules) {
    const place = `data/modules/${name}.ts`;
    cite(`module ${name}`, place, source);
    add(`module ${name}`, `page ${page}`, place);
    for (const {fact} of parameters) add(`fact ${fact}`, `table ${name}.parameters`, place);
  }
  for (const {binary, source, commands} of clis.values()) {
    cite(`command ${binary}`, `data/cli/${binary}`, source);
    for (const command of commands) {
      cite(`command ${[binary, ...command.path].join(' ')}`, `data/cli/${binary}`, command.source);
    }
  }
}

function addCitation(citation: Citation, user: string, add: Add): void {
  const {repository, path: cited, place} = citation;
  if (cited) add(`source ${repository} ${cited}`, user, place, citation);
}

/** Lists the data that a table, or a tool's data file, takes from other data files. */
function addDataFile(
  file: string,
  text: string,
  {facts, groups}: FactBase,
  configs: readonly (ProgramConfig & {readonly file: string})[],
  add: Add,
): void {
  const [, folder, name = ''] = file.split(/\/|\.ts$/);
  const user = `${folder === 'tables' ? 'table' : 'tool'} ${name}`;
  const quoted = new Set([...text.matchAll(/'([^'\n]+)'/g)].map(([, one = '']) => one));
  for (const one of quoted) if (facts.has(one)) add(`fact ${one}`, user, file);
  for (const [, from, other = ''] of text.matchAll(/from '\.\.?\/(?:(\w+)\/)?([\w.-]+)'/g)) {
    if (from === 'modules') add(`module ${other}`, user, file);
    if (from === 'tables' || (!from && folder === 'tables')) add(`table ${other}`, user, file);
    if (from === 'calculators' || (!from && folder === 'calculators')) {
      add(`tool ${other}`, user, file);
    }
    for (const key of from === 'facts' ? Object.keys(groups.get(other)?.facts ?? {}) : []) {
      if (quoted.has(key)) add(`fact ${other}.${key}`, user, file);
    }
    for (const {program, keys} of configs.filter(
      (one) => from === 'config' && one.file === other,
    )) {
      for (const {key} of keys) {
        if (text.includes(`'${key.includes('.') ? key.split('.')[0] : ''}'`)) {
          add(`key ${program} ${key}`, user, file);
        }
      }
    }
  }
}

/** The configuration keys of every program; a file may describe several of its files. */
async function readConfigs(root: string): Promise<(ProgramConfig & {readonly file: string})[]> {
  const folder = path.join(root, 'data/config');
  const files = listFiles(folder).filter((file) => /^[^/]+(?<!\.test)\.ts$/.test(file));
  const loaded = files.map(async (file) => {
    const exported = Object.values((await import(path.join(folder, file))) as object) as unknown[];
    return exported
      .filter(
        (one): one is ProgramConfig => typeof one === 'object' && one !== null && 'program' in one,
      )
      .map((config) => ({...config, file: file.replace(/\.ts$/, '')}));
  });
  return (await Promise.all(loaded)).flat();
}
