import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../data/listFiles';
import {pageAddress} from '../../data/pageAddress';
import {nearest} from '../../suggest/nearest';
import {InputError} from '../inputError';

const PROJECT = path.resolve(__dirname, '../..');

/**
 * Finds a page by its file, by its address, or by the end of its address where only one ends so.
 *
 * @returns path of the file
 * @throws InputError with the nearest names
 */
export function findPage(name: string, project = PROJECT): string {
  if (/\.mdx?$/.test(name) && existsSync(name) && statSync(name).isFile())
    return path.resolve(name);
  const pages = new Map(
    listFiles(path.join(project, 'docs'))
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => [pageAddress(`docs/${file}`, undefined), `docs/${file}`] as const),
  );
  const byFile = [...pages.values()].find((file) => file === name.replace(/^\.\//, ''));
  if (byFile) return path.join(project, byFile);
  const wanted = `/${name
    .replace(/^docs\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/^\/|\/$/g, '')}/`;
  const exact = pages.get(wanted);
  const found = exact
    ? [exact]
    : [...pages].flatMap(([at, file]) => (at.endsWith(wanted) ? [file] : []));
  const [only, another] = found;
  if (only && !another) return path.join(project, only);
  if (only) {
    throw new InputError(
      `"${name}" is the end of several pages: ${found.join(', ')}.\nFix: give one of these files.`,
    );
  }
  const last = name.split('/').filter(Boolean).at(-1) ?? name;
  const names = [...pages.keys()].filter((address) => address !== '/');
  const byLast = nearest(last, new Set(names.map((address) => address.split('/').at(-2) ?? '')));
  const near = byLast.flatMap((end) => names.filter((address) => address.endsWith(`/${end}/`)));
  throw new InputError(
    `There is no page "${name}".\nNearest: ${near.slice(0, 4).join(', ')}.\nFix: give the address of a page, or its file below docs/.`,
  );
}
