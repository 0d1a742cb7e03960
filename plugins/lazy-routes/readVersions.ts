import {readFileSync} from 'node:fs';
import type {Registry} from './splitRoutes';

/** What the docs plugin generates for a version: what all documents of it load. */
export type VersionData = {
  version: {pluginId: string; banner: string | null; docs: object};
};

/** By the module's name, the versions of all docs instances. */
export function readVersions(
  registry: Registry,
  generatedFilesDir: string,
): Map<string, VersionData> {
  const names = Object.values(registry).filter((name) =>
    /^@generated\/docusaurus-plugin-content-docs\/[^/]+\/p\//.test(name),
  );
  return new Map(
    names.flatMap((name) => {
      const file = name.replace(/^@generated/, generatedFilesDir);
      const data = JSON.parse(readFileSync(file, 'utf8')) as Partial<VersionData>;
      return data.version?.docs ? [[name, data as VersionData]] : [];
    }),
  );
}
