import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../data/listFiles';
import type {FactBase} from '../../data/load';
import type {Source} from '../../data/schema';
import {sources, type SourceInfo} from '../../data/sources';

/** A path of a public repository that the site names as a source. */
export type Citation = {
  /** Where it is cited, from the project's root. */
  readonly file: string;
  readonly line: number;
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** Commit or tag. */
  readonly at: string;
  /** A file or folder, perhaps with `*`; empty when only the commit is cited. */
  readonly path: string;
};

/** What is cited, and what looks like a citation and cannot be read as one. */
export type Citations = {readonly citations: Citation[]; readonly faults: string[]};

type Place = {readonly file: string; readonly line: number};

const LIST_FORM = '`- owner/name, tag v1.2.3, 2026-07-21: `x/one.go`, `x/two``';
const DATA_FORM = '`x/one.go, x/two at v1.2.3 (words); NET bbn-1/README.md`';

const REPOSITORY = /^[\w-]+\/[\w.-]+$/;
const COMMIT = /^[0-9a-f]{7,40}$/;
const TAG = /^(?:[\w-]+\/)*v?\d+\.\d+(?:\.\d+)*(?:-[\w.-]+)?$/;
const PATH = /^[\w.*-]+(?:\/[\w.*-]+)*\/?$/;
const GITHUB =
  /https:\/\/(?:github\.com\/([\w-]+\/[\w.-]+)\/(?:blob|tree)|raw\.githubusercontent\.com\/([\w-]+\/[\w.-]+?))\/(?:refs\/heads\/)?([\w.-]+)(?:\/([\w./%-]*[\w/-]))?/g;

/**
 * Everything that `docs/`, `blog/`, `data/` and `specs/` cite.
 *
 * @param base the facts and tables as loaded, whose sources may be put together by code
 */
export function readCitations(root: string, base: FactBase): Citations {
  const all: Citations = {citations: [], faults: []};
  const read = (
    folder: string,
    ending: RegExp,
    reader: (file: string, text: string) => Citations,
  ) =>
    listFiles(path.join(root, folder))
      .map((name) => `${folder}/${name}`)
      .filter((file) => ending.test(file) && !/\.test\.ts$/.test(file))
      .forEach((file) => {
        const text = readFileSync(path.join(root, file), 'utf8');
        for (const {citations, faults} of [reader(file, text), linksTo(file, text)]) {
          all.citations.push(...citations);
          all.faults.push(...faults);
        }
      });
  read('docs', /\.mdx$/, citedByPage);
  read('blog', /\.mdx$/, citedByPage);
  read('data', /\.ts$/, citedByData);
  read('specs', /openapi\.yaml$/, citedBySpec);
  citedByBase(base, all);
  return all;
}

/** The items of a page's `## Sources`. */
export function citedByPage(file: string, text: string): Citations {
  const found: Citations = {citations: [], faults: []};
  let inSources = false;
  text.split('\n').forEach((line, index) => {
    if (/^#{1,2} /.test(line)) inSources = line.trim() === '## Sources';
    if (inSources && line.startsWith('- ')) {
      readItem({file, line: index + 1}, line.slice(2).trim(), found);
    }
  });
  return found;
}

/** Every `{id: 'BBN', path: '…'}`, as it stands in the text. */
export function citedByData(file: string, text: string): Citations {
  const found: Citations = {citations: [], faults: []};
  const pattern = /\bid: *'([A-Z]+\d*)',\s*path:\s*(?:'([^']*)'|"([^"]*)")/g;
  for (const match of text.matchAll(pattern)) {
    const [, id = '', single, double = ''] = match;
    const said = single ?? double;
    // An ellipsis stands in messages that show the form.
    if (id in sources && said !== '…')
      readSource(placeOf(file, text, match.index), id, said, found);
  }
  for (const match of text.matchAll(/\bsource: \{id: '([A-Z]+\d*)'[^}]*\},\s*commit: '([^']+)'/g)) {
    const {repository} = sourceOf(match[1] ?? '');
    const place = placeOf(file, text, match.index);
    if (repository) found.citations.push({...place, repository, at: match[2] ?? '', path: ''});
  }
  return found;
}

/** What facts and tables cite once they are loaded; what is a literal was read with its line. */
function citedByBase({groups, facts, tables}: FactBase, found: Citations): void {
  const known = new Set(found.citations.map((one) => `${one.repository} ${one.at} ${one.path}`));
  const add = (file: string, {id, path: text}: Source) => {
    const own: Citations = {citations: [], faults: []};
    readSource({file, line: 1}, id, text, own);
    const isNew = (one: Citation) => !known.has(`${one.repository} ${one.at} ${one.path}`);
    found.citations.push(...own.citations.filter(isNew));
    found.faults.push(...own.faults.filter((fault) => !found.faults.includes(fault)));
  };
  for (const {group, source} of groups.values()) add(`data/facts/${group}.ts`, source);
  for (const {id, source} of facts.values()) add(`data/facts/, "${id}"`, source);
  for (const {id, source, further = []} of tables.values()) {
    for (const one of [source, ...further.map((other) => other.source)]) {
      add(`data/tables/, "${id}"`, one);
    }
  }
}

/** The `x-sources` of an API document. */
export function citedBySpec(file: string, text: string): Citations {
  const found: Citations = {citations: [], faults: []};
  const pattern = /- source: ([\w-]+\/[\w.-]+)[^\n]*\n\s+commit: '?([\w./-]+)'?/g;
  for (const match of text.matchAll(pattern)) {
    const [, repository = '', at = ''] = match;
    found.citations.push({...placeOf(file, text, match.index), repository, at, path: ''});
  }
  return found;
}

/** Links to a file or folder on GitHub, wherever they stand. */
function linksTo(file: string, text: string): Citations {
  const citations = [...text.matchAll(GITHUB)].map((match) => {
    const [, page, raw, at = '', found = ''] = match;
    const place = placeOf(file, text, match.index);
    return {
      ...place,
      repository: page ?? raw ?? '',
      at,
      path: withoutSlash(decodeURIComponent(found)),
    };
  });
  return {citations: citations.filter(({repository}) => repository), faults: []};
}

function readItem(place: Place, item: string, found: Citations): void {
  const colon = item.search(/:(?: |$)/);
  const head = colon < 0 ? item : item.slice(0, colon);
  const rest = colon < 0 ? '' : item.slice(colon);
  const paths = [...rest.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const [repository = '', ...details] = head.replace(/`/g, '').split(/[, ]+/);
  if (!REPOSITORY.test(repository)) {
    const cited = [...item.matchAll(/`([^` ]+)`/g)].map(([, code = '']) => code);
    const lost = cited.filter((code) =>
      /\/.|\.(?:go|md|mdx|json|ts|rs|proto|toml|yml)$/.test(code),
    );
    if (lost.length && !lost.every((code) => isOurs(code))) {
      found.faults.push(
        `${at(place)} cites ${lost.join(', ')} without a repository. Fix: write ${LIST_FORM}.`,
      );
    }
    return;
  }
  const versions = details.map((word) => word.replace(/\.$/, '')).filter(isVersion);
  if (!versions.length) {
    found.faults.push(
      `${at(place)} cites ${repository} without a commit or tag. Fix: write ${LIST_FORM}.`,
    );
  }
  for (const version of versions) {
    const base = {...place, repository, at: version};
    if (!paths.length) found.citations.push({...base, path: ''});
    for (const code of paths) {
      if (PATH.test(code)) found.citations.push({...base, path: withoutSlash(code)});
    }
  }
  if (/`.*`/.test(head)) {
    found.faults.push(`${at(place)} has a path before the colon. Fix: write ${LIST_FORM}.`);
  }
}

function readSource(place: Place, id: string, text: string, found: Citations): void {
  let info = sourceOf(id);
  for (const clause of text.replace(/ *\([^)]*\)/g, '').split(/; */)) {
    const [, other, said = ''] = /^(?:([A-Z]{2,}\d*)(?: |$))?(.*)$/.exec(clause.trim()) ?? [];
    if (other && other in sources) info = sourceOf(other);
    const {repository} = info;
    if (!repository) return;
    const [, listed = '', named] = /^(.*?)(?:(?:^| )at (\S+))?$/.exec(said) ?? [];
    const version = named ?? info.commit ?? '';
    const paths = listed.split(/, */).filter(Boolean);
    if (!paths.length) found.citations.push({...place, repository, at: version, path: ''});
    for (const one of paths) {
      if (!PATH.test(one) || !isVersion(version)) {
        found.faults.push(
          `${at(place)} has the source "${text}", of which "${one}" is no path. Fix: write ` +
            `paths of the repository as in ${DATA_FORM}.`,
        );
      } else found.citations.push({...place, repository, at: version, path: withoutSlash(one)});
    }
  }
}

function isVersion(word: string): boolean {
  return COMMIT.test(word) || TAG.test(word);
}

/** Paths of this site, which pages about writing it name. */
function isOurs(code: string): boolean {
  return /^(?:src|plugins|data|docs|figures)\//.test(code);
}

function sourceOf(id: string): SourceInfo {
  return (sources as Record<string, SourceInfo>)[id] ?? {name: id, date: ''};
}

function withoutSlash(file: string): string {
  return file.replace(/\/$/, '');
}

function placeOf(file: string, text: string, index: number): Place {
  return {file, line: text.slice(0, index).split('\n').length};
}

function at({file, line}: Place): string {
  return `${file}:${line}`;
}
