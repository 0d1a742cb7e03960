/** A request target that is safe to look up, or why it isn't. */
export type Target =
  /** `path` is decoded. `query` is unchanged, including its question mark, or empty. */
  | {kind: 'path'; path: string; query: string}
  /** An invalid address, answered with 400. */
  | {kind: 'malformed'}
  /** A valid address that can't have a file, answered like any missing page. */
  | {kind: 'missing'};

/**
 * Splits and decodes the target of a request line. Ambiguous targets are rejected here, so no later step
 * has to handle a double slash, a backslash or a dot segment.
 */
export function readTarget(target: string): Target {
  // Proxies may send the absolute form, whose host is ignored.
  const relative = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*$/s, '');
  const mark = relative.indexOf('?');
  const raw = (mark < 0 ? relative : relative.slice(0, mark)) || '/';
  const query = mark < 0 ? '' : relative.slice(mark);

  if (!raw.startsWith('/')) return {kind: 'malformed'};
  const path = decode(raw);
  if (path === undefined || hasControlCharacter(path)) return {kind: 'malformed'};
  // An encoded slash or a backslash hides the end of a folder; two slashes can name another host.
  if (/%2f/i.test(raw) || path.includes('//') || path.includes('\\')) return {kind: 'missing'};
  if (path.split('/').some(isHidden)) return {kind: 'missing'};
  return {kind: 'path', path, query};
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

function hasControlCharacter(path: string): boolean {
  return [...path].some((character) => character < ' ' || character === '\u007f');
}

/** Whether a segment is a dot segment or a dotfile, other than the public `.well-known`. */
function isHidden(segment: string): boolean {
  return segment.startsWith('.') && segment !== '.well-known';
}
