import type {IndexSource} from '../../search/engine/source';

/**
 * The same files, but the first manifest is one that somebody else is fetching already. It is used
 * once: who asks again wants another, and so does who could not read it.
 *
 * @param handed rejects when it cannot be had; then the source is asked
 */
export function handedManifest(source: IndexSource, handed: Promise<string>): IndexSource {
  let next: Promise<string> | undefined = handed;
  // It may come to nothing before anyone asks for it.
  handed.catch(() => undefined);
  return {
    ...source,
    manifest(fresh) {
      const taken = fresh ? undefined : next;
      next = undefined;
      return taken?.catch(() => source.manifest(false)) ?? source.manifest(fresh);
    },
  };
}
