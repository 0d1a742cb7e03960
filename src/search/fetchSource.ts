import {MANIFEST} from '../../search/engine/format';
import type {IndexSource} from '../../search/engine/source';

/** A file that has not come by then counts as lost, in ms. */
const TIMEOUT = 20_000;

/**
 * The index on the host that sent this page. Files whose names carry the build are kept by the
 * browser and serve offline; so does the last manifest when the host cannot be reached.
 *
 * @param baseUrl absolute address of the site's root, with a slash at the end
 */
export function fetchSource(baseUrl: string): IndexSource {
  const get = async (path: string, cache: RequestCache): Promise<string> => {
    const reply = await fetch(baseUrl + path, {cache, signal: AbortSignal.timeout(TIMEOUT)});
    if (!reply.ok) throw new Error(`[search] ${path} was answered with ${reply.status}.`);
    return reply.text();
  };
  return {
    manifest: (fresh) =>
      fresh
        ? get(MANIFEST, 'reload')
        : get(MANIFEST, 'no-cache').catch(() => get(MANIFEST, 'force-cache')),
    file: (path, fresh) => get(path, fresh ? 'reload' : 'force-cache'),
  };
}
