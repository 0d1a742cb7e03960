import type {Redirect} from '../config/redirects';

/** What to do with a request: send a file, send the reader on, or refuse. */
export type Decision =
  | {kind: 'serve'; path: string}
  | {kind: 'redirect'; location: string}
  | {kind: 'refuse'; status: 400 | 404 | 405; message: string};

/** Control characters, and a backslash, which browsers read as a slash. */
// eslint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u001f\u007f\\]/;

/**
 * Decides on a request by its method and target alone, without touching a file. A redirect
 * always names a path of this site, so no host in the request can lead a reader away.
 */
export function resolveRequest(
  method: string,
  target: string,
  redirects: readonly Redirect[],
): Decision {
  if (method !== 'GET' && method !== 'HEAD') {
    return refuse(405, 'This site can only be read: use GET or HEAD.');
  }
  const [rawPath = '', ...rest] = target.split('?');
  const query = rest.length ? `?${rest.join('?')}` : '';
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return refuse(400, 'The address is not valid: a percent sign is not followed by two digits.');
  }
  if (!path.startsWith('/') || UNSAFE.test(path) || UNSAFE.test(query)) {
    return refuse(400, 'The address holds a character that no page of this site has.');
  }
  if (path.includes('//') || /(^|\/)\.(?!well-known\/)/.test(path)) {
    return refuse(404, 'There is no such page.');
  }
  const moved = redirects.find(({from}) => from === path || from === `${path}/`);
  if (moved) {
    const [to = '', anchor] = moved.to.split('#');
    return {kind: 'redirect', location: `${to}${query}${anchor ? `#${anchor}` : ''}`};
  }
  const trimmed = path.replace(/\/index\.html$/, '/').replace(/\.html$/, '/');
  if (trimmed !== path) return {kind: 'redirect', location: encodeURI(trimmed) + query};
  // A last part without a dot is a page, and pages end with a slash.
  if (!path.endsWith('/') && !/\.[^/]+$/.test(path)) {
    return {kind: 'redirect', location: `${encodeURI(path)}/${query}`};
  }
  return {kind: 'serve', path};
}

function refuse(status: 400 | 404 | 405, message: string): Decision {
  return {kind: 'refuse', status, message};
}
