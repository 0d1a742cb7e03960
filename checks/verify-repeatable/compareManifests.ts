import {readManifest} from '../../finish/manifest/manifest';

/** Files of two manifests that differ, or that one of them lacks, in order. */
export function compareManifests(one: string, other: string): string[] {
  const [first, second] = [readManifest(one), readManifest(other)];
  const files = new Set([...first.keys(), ...second.keys()]);
  return [...files].filter((file) => first.get(file) !== second.get(file)).sort();
}
