import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';
import {apiIds, apis} from './load/apis';

/**
 * Addresses of all pages of the API reference and of its files, read from the sources without
 * checking them: what tests of links need to know in a moment.
 *
 * @param root folder of the project
 */
export function apiRoutes(root: string): string[] {
  return apiIds.flatMap((id) => {
    const folder = path.join(root, 'api', 'specs', id);
    if (!existsSync(path.join(folder, 'openapi.yaml'))) return [];
    const read = (file: string) => parseYaml(readFileSync(path.join(folder, file), 'utf8')) as Yaml;
    const below = (name: string) =>
      existsSync(path.join(folder, name))
        ? readdirSync(path.join(folder, name)).filter((file) => file.endsWith('.yaml'))
        : [];
    const slugs = below('paths').map((file) => file.replace(/\.yaml$/, ''));
    const {tags = []} = read('openapi.yaml') as {tags?: {'x-slug'?: string}[]};
    const schemas = below('schemas').flatMap((file) =>
      Object.values(read(`schemas/${file}`)).flatMap((schema) => schema?.['x-slug'] ?? []),
    );
    const {base, entry} = apis[id];
    const pages = [
      entry.slug,
      ...slugs,
      ...tags.flatMap((tag) => tag['x-slug'] ?? []),
      ...below('websocket').map((file) => file.replace(/\.yaml$/, '')),
      ...schemas.map((slug) => `schemas/${slug}`),
    ];
    return [
      ...pages.map((page) => `/${base}/${page}/`),
      `/openapi/${id}.json`,
      ...slugs.map((slug) => `/openapi/${id}/${slug}.json`),
    ];
  });
}

type Yaml = Record<string, {'x-slug'?: string} | undefined>;
