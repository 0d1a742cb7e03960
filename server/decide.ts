import type {Redirect} from '../config/redirects';
import {readTarget} from './readTarget';

/** The answer to a request. Deciding is pure; `createHandler` sends the answer. */
export type Decision =
  | {kind: 'file'; file: string}
  | {kind: 'redirect'; location: string}
  | {kind: 'health'}
  /** Status 400 is for an invalid address; the reader sees the same page. */
  | {kind: 'not-found'; status?: 400}
  | {kind: 'rejected'; status: 400 | 405; reason: string};

/** The site that requests are decided for. */
export type Site = {
  has(file: string): boolean;
  redirects: readonly Redirect[];
};

/** Decides one request, from its method and raw target. */
export function decide(method: string, target: string, site: Site): Decision {
  if (method !== 'GET' && method !== 'HEAD') {
    return {kind: 'rejected', status: 405, reason: 'This server supports only GET and HEAD.'};
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

/** A redirect of the configuration, for the path with or without a trailing slash. */
function configured(
  path: string,
  query: string,
  redirects: readonly Redirect[],
): Decision | undefined {
  const from = path.endsWith('/') ? path : `${path}/`;
  const found = redirects.find((redirect) => redirect.from === from);
  return found && {kind: 'redirect', location: withQuery(found.to, query)};
}

/** Redirects `/x/index.html` and `/x.html` to `/x/`. The 404 page has no address of its own. */
function trimmed(path: string, query: string, site: Site): Decision | undefined {
  if (!path.endsWith('.html')) return undefined;
  const page = `${path.replace(/(\/index)?\.html$/, '')}/`;
  if (!site.has(`${page}index.html`)) return {kind: 'not-found'};
  return {kind: 'redirect', location: withQuery(encodeURI(page), query)};
}

/** Serves the index of `/x/`, and redirects `/x` to `/x/`. */
function folder(path: string, query: string, site: Site): Decision | undefined {
  if (path.endsWith('/')) {
    const file = `${path}index.html`;
    return site.has(file) ? {kind: 'file', file} : {kind: 'not-found'};
  }
  if (!site.has(`${path}/index.html`)) return undefined;
  return {kind: 'redirect', location: withQuery(`${encodeURI(path)}/`, query)};
}

/** Inserts a query before the anchor. */
function withQuery(to: string, query: string): string {
  const [path, anchor] = to.split('#');
  return `${path}${query}${anchor === undefined ? '' : `#${anchor}`}`;
}
