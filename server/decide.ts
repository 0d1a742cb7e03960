import type {Redirect} from '../config/redirects';
import {readTarget} from './readTarget';

/** How to respond to a request. `decide` has no side effects; `createHandler` sends the response. */
export type Decision =
  | {kind: 'file'; file: string}
  | {kind: 'redirect'; location: string}
  | {kind: 'health'}
  /** The status is 400 for an invalid address. The body is the 404 page in both cases. */
  | {kind: 'not-found'; status?: 400}
  | {kind: 'rejected'; status: 400 | 405; reason: string};

/** The files and redirects of the site. */
export type Site = {
  has(file: string): boolean;
  redirects: readonly Redirect[];
};

/** Decides how to respond to a request, from its method and raw target. */
export function decide(method: string, target: string, site: Site): Decision {
  if (method !== 'GET' && method !== 'HEAD') {
    return {kind: 'rejected', status: 405, reason: 'This server supports only GET and HEAD.'};
  }
  const parsed = readTarget(target);
  if (parsed.kind === 'malformed') return {kind: 'not-found', status: 400};
  if (parsed.kind === 'missing') return {kind: 'not-found'};
  const {path, query} = parsed;
  if (path === '/healthz') return {kind: 'health'};
  return (
    configuredRedirect(path, query, site.redirects) ??
    htmlRedirect(path, query, site) ??
    folderIndex(path, query, site) ??
    (site.has(path) ? {kind: 'file', file: path} : {kind: 'not-found'})
  );
}

/** The configured redirect for a path, with or without a trailing slash. */
function configuredRedirect(
  path: string,
  query: string,
  redirects: readonly Redirect[],
): Decision | undefined {
  const from = path.endsWith('/') ? path : `${path}/`;
  const redirect = redirects.find((candidate) => candidate.from === from);
  return redirect && {kind: 'redirect', location: withQuery(redirect.to, query)};
}

/** Redirects `/x/index.html` and `/x.html` to `/x/`. The 404 page has no address of its own. */
function htmlRedirect(path: string, query: string, site: Site): Decision | undefined {
  if (!path.endsWith('.html')) return undefined;
  const page = `${path.replace(/(\/index)?\.html$/, '')}/`;
  if (!site.has(`${page}index.html`)) return {kind: 'not-found'};
  return {kind: 'redirect', location: withQuery(encodeURI(page), query)};
}

/** Serves the index of `/x/`, and redirects `/x` to `/x/`. */
function folderIndex(path: string, query: string, site: Site): Decision | undefined {
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
