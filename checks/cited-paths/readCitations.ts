import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {listFiles} from '../../data/listFiles';
import {sources, type SourceInfo} from '../../data/sources';

/** A path of a public repository that the site cites as a source. */
export type Citation = {
  /** File and line from the project's root, or the data that cites it. */
  readonly location: string;
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** Commit or tag. */
  readonly at: string;
  /** A file or folder, perhaps with `*`; empty if only the commit is cited. */
  readonly path: string;
};

/** Citations, and messages about citations that can't be parsed. */
export type Citations = {readonly citations: Citation[]; readonly faults: string[]};

const LIST_FORM = '`- owner/name, tag v1.2.3, 2026-07-21: `x/one.go`, `x/two``';
const DATA_FORM = '`x/one.go, x/two at v1.2.3 (words); NET bbn-1/README.md`';

const REPOSITORY = /^[\w-]+\/[\w.-]+$/;
/** A commit or a tag. */
const VERSION = /^(?:[0-9a-f]{7,40}|(?:[\w-]+\/)*v?\d+\.\d+(?:\.\d+)*(?:-[\w.-]+)?)$/;
const PATH = /^[\w.*-]+(?:\/[\w.*-]+)*\/?$/;
const OWN_PATH = /^(?:src|plugins|data|docs|figures)\//;
const GITHUB =
  /https:\/\/(?:github\.com\/([\w-]+\/[\w.-]+)\/(?:blob|tree)|raw\.githubusercontent\.com\/([\w-]+\/[\w.-]+?))\/(?:refs\/heads\/)?([\w.-]+)(?:\/([\w./%-]*[\w/-]))?/g;

/**
 * Reads all citations in `docs/`, `blog/`, `data/` and `api/specs/`.
 *
 * @param data what the modules in `data/` export: facts, tables, modules, commands
 */
export function readCitations(root: string, data: unknown): Citations {
  const result: Citations = {citations: [], faults: []};
  for (const folder of ['docs', 'blog', 'data', 'api/specs']) {
    const files = existsSync(path.join(root, folder)) ? listFiles(path.join(root, folder)) : [];
    for (const file of files.map((name) => `${folder}/${name}`)) {
      if (!/\.mdx$|(?<!\.test)\.ts$|openapi\.yaml$/.test(file)) continue;
      const text = readFileSync(path.join(root, file), 'utf8');
      text.split('\n').forEach((line, index) => {
        const location = `${file}:${index + 1}`;
        for (const [, page, raw, at = '', cited = ''] of line.matchAll(GITHUB)) {
          result.citations.push(
            citation(location, page ?? raw ?? '', at, decodeURIComponent(cited)),
          );
        }
      });
      if (file.endsWith('.mdx')) citedByPage(file, text, result);
      if (file.endsWith('.yaml')) citedBySpec(file, text, result);
    }
  }
  return citedByData(data, result);
}

/** Adds the citations in the `## Sources` of a page to `result`. */
export function citedByPage(file: string, text: string, result: Citations): Citations {
  let inSources = false;
  text.split('\n').forEach((line, index) => {
    if (/^#{1,2} /.test(line)) inSources = line.trim() === '## Sources';
    if (inSources && line.startsWith('- ')) readItem(`${file}:${index + 1}`, line.slice(2), result);
  });
  return result;
}

/** Adds every `{id: 'BBN', path: '…'}` in loaded data, and the commit next to it, to `result`. */
export function citedByData(data: unknown, result: Citations): Citations {
  const seen = new Set<unknown>();
  const visit = (value: unknown, owner: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const {id, group, name, path: text, source, commit} = value as Record<string, unknown>;
    const location = `data/, "${owner}"`;
    if (typeof id === 'string' && id in sources && typeof text === 'string') {
      const key = `${id} ${text}`;
      if (!seen.has(key)) citedBySource(location, id, text, result);
      seen.add(key);
    }
    if (typeof source === 'object' && source && 'id' in source && typeof commit === 'string') {
      const {repository} = sourceOf(String(source.id));
      if (repository) result.citations.push(citation(location, repository, commit));
    }
    const ownName = [id, group, name].find((candidate) => typeof candidate === 'string');
    for (const child of value instanceof Map ? value.values() : Object.values(value)) {
      visit(child, ownName ?? owner);
    }
  };
  visit(data, '');
  return result;
}

/** Adds the `x-sources` of an API document to `result`. */
export function citedBySpec(file: string, text: string, result: Citations): Citations {
  type Document = {info?: {'x-sources'?: {source: string; commit: unknown}[]}};
  for (const {source, commit} of (parse(text) as Document).info?.['x-sources'] ?? []) {
    const [repository = ''] = source.split(',');
    result.citations.push(citation(file, repository, String(commit)));
  }
  return result;
}

function readItem(location: string, item: string, {citations, faults}: Citations): void {
  const [, head = '', rest = ''] = /^(.*?)(:(?: .*)?)?$/.exec(item.trim()) ?? [];
  const codeOf = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const [repository = '', ...details] = head.replace(/`/g, '').split(/[, ]+/);
  const versions = details
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => VERSION.test(word));
  const fault = (what: string) => faults.push(`${location} ${what}. Fix: write ${LIST_FORM}.`);
  if (!REPOSITORY.test(repository)) {
    const paths = codeOf(item).filter((code) =>
      /^\S*(?:\/\S|\.(?:go|md|mdx|json|ts|rs|proto|toml|yml)$)/.test(code),
    );
    if (!paths.every((code) => OWN_PATH.test(code))) {
      fault(`cites ${paths.join(', ')} without a repository`);
    }
    return;
  }
  if (!versions.length) fault(`cites ${repository} without a commit or tag`);
  if (head.includes('`')) fault('has a path before the colon');
  const paths = codeOf(rest);
  for (const version of versions) {
    if (!paths.length) citations.push(citation(location, repository, version));
    for (const code of paths) {
      if (PATH.test(code)) citations.push(citation(location, repository, version, code));
    }
  }
}

/** Adds the citations in a `{id, path}` of the data, which are separated by semicolons. */
export function citedBySource(
  location: string,
  id: string,
  text: string,
  {citations, faults}: Citations,
): void {
  let info = sourceOf(id);
  for (const clause of text.replace(/ *\([^)]*\)/g, '').split(/; */)) {
    const [, nextId, rest = ''] = /^(?:([A-Z]{2,}\d*)(?: |$))?(.*)$/.exec(clause.trim()) ?? [];
    if (nextId && nextId in sources) info = sourceOf(nextId);
    const {repository, commit = ''} = info;
    if (!repository) return;
    const [, listed = '', version = commit] = /^(.*?)(?:(?:^| )at (\S+))?$/.exec(rest) ?? [];
    const paths = listed.split(/, */).filter(Boolean);
    if (!paths.length) citations.push(citation(location, repository, version));
    for (const cited of paths) {
      if (PATH.test(cited) && VERSION.test(version)) {
        citations.push(citation(location, repository, version, cited));
      } else {
        faults.push(
          `${location} has the source "${text}", in which "${cited}" is not a path. Fix: write paths of the repository as in ${DATA_FORM}.`,
        );
      }
    }
  }
}

function citation(location: string, repository: string, at: string, cited = ''): Citation {
  return {location, repository, at, path: cited.replace(/\/$/, '')};
}

function sourceOf(id: string): SourceInfo {
  return (sources as Record<string, SourceInfo>)[id] ?? {name: id, date: ''};
}
