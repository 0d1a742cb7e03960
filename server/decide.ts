import type {Redirect} from '../config/redirects';
import {readTarget} from './readTarget';

/** What a request gets. Deciding is pure; `createHandler` carries it out. */
export type Decision =
  | {kind: 'file'; file: string}
  | {kind: 'redirect'; location: string}
  | {kind: 'health'}
  /** 400 for an invalid URL: a reader gets the same page. */
  | {kind: 'not-found'; status?: 400}
  | {kind: 'refused'; status: 400 | 405; reason: string};

/** What a decision depends on. */
export type Site = {
  has(file: string): boolean;
  redirects: readonly Redirect[];
};

/** Decides one request, from its method and raw target. */
export function decide(method: string, target: string, site: Site): Decision {
  if (method !== 'GET' && method !== 'HEAD') {
    return {kind: 'refused', status: 405, reason: 'This server answers GET and HEAD only.'};
  }
  const read = readTarget(target);
  if (read.kind === 'malformed') return {kind: 'not-found', status: 400};
  if (read.kind === 'missing') return {kind: 'not-found'};
  const {path, query} = read;
  if (path === '/healthz') return {kind: 'health'};
  return (
    configured(path, query, site.redirects) ??
    trimmed(path, query, site) ??
    folder(path, query, site) ??
    (site.has(path) ? {kind: 'file', file: path} : {kind: 'not-found'})
  );
}

/** A redirect of the configuration, for the path with and without its last slash. */
function configured(
  path: string,
  query: string,
  redirects: readonly Redirect[],
): Decision | undefined {
  const from = path.endsWith('/') ? path : `${path}/`;
  const found = redirects.find((redirect) => redirect.from === from);
  return found && {kind: 'redirect', location: withQuery(found.to, query)};
}

/** `/x/index.html` and `/x.html` become `/x/`. The not-found page has no address of its own. */
function trimmed(path: string, query: string, site: Site): Decision | undefined {
  if (!path.endsWith('.html')) return undefined;
  const page = `${path.replace(/(\/index)?\.html$/, '')}/`;
  if (!site.has(`${page}index.html`)) return {kind: 'not-found'};
  return {kind: 'redirect', location: withQuery(encodeURI(page), query)};
}

/** `/x/` is sent from its index; `/x` becomes `/x/`. */
function folder(path: string, query: string, site: Site): Decision | undefined {
  if (path.endsWith('/')) {
    const file = `${path}index.html`;
    return site.has(file) ? {kind: 'file', file} : {kind: 'not-found'};
  }
  if (!site.has(`${path}/index.html`)) return undefined;
  return {kind: 'redirect', location: withQuery(`${encodeURI(path)}/`, query)};
}

/** Puts a query where it belongs: before the anchor. */
function withQuery(to: string, query: string): string {
  const [path, anchor] = to.split('#');
  return `${path}${query}${anchor === undefined ? '' : `#${anchor}`}`;
}
