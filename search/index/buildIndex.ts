import {createHash} from 'node:crypto';
import MiniSearch from 'minisearch';
import {
  FORMAT,
  MANIFEST,
  OPTIONS,
  packPostings,
  sectionFile,
  shardFile,
  type Manifest,
  type PackedPostings,
  type Section,
} from '../engine/format';
import {keyOf} from '../engine/words';
import type {SearchRecord} from './record';

/** Size at which a shard ends, in characters; about half of it is sent. */
const SHARD_SIZE = 4_000;

/** The records of one heading: its own, and those of the texts below it. */
type RecordsOfSection = readonly SearchRecord[];

/**
 * The files of the index by their paths below the site's root. The same records give the same files.
 *
 * @param records in the order of their pages
 */
export function buildIndex(records: readonly SearchRecord[]): Map<string, string> {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const page = pages.get(record.url_without_anchor);
    if (page) page.push(record);
    else pages.set(record.url_without_anchor, [record]);
  }
  const sectionsByPage = [...pages.values()].map(splitSections);
  const sections = sectionsByPage.flat();
  const index = new MiniSearch(OPTIONS);
  index.addAll(sections.map((section, id) => ({...fieldsOf(section), id})));
  const terms = index.toJSON().index.sort(([one], [other]) => (one < other ? -1 : 1));
  const shards = splitShards(terms.map(packPostings));
  const manifest: Omit<Manifest, 'folder'> = {
    format: FORMAT,
    pages: [...pages].map(([path, [first]], page) => [
      path,
      first?.hierarchy.lvl1 ?? '',
      first?.hierarchy.lvl0 ?? '',
      first?.weight.page_rank ?? 0,
      sectionsByPage[page]?.length ?? 0,
      namesOf(path, first?.keywords),
    ]),
    shards: shards.map(([first]) => first?.[0] ?? ''),
  };
  const shown = sections.map(sectionOf);
  const hash = createHash('sha256')
    .update(JSON.stringify([manifest, shards, shown]))
    .digest('hex');
  const folder = `assets/search/${hash.slice(0, 12)}`;
  return new Map(
    [
      [MANIFEST, {...manifest, folder}] as const,
      ...shards.map((lines, shard) => [shardFile(folder, shard), lines] as const),
      ...shown.map((section, number) => [sectionFile(folder, number), section] as const),
    ].map(([path, content]) => [path, JSON.stringify(content)]),
  );
}

function namesOf(path: string, keywords: readonly string[] = []): string[] {
  const slug = path.split('/').findLast(Boolean) ?? '';
  const words = keywords.filter((keyword) => !/\s/.test(keyword));
  return [...new Set([slug, ...words].map(keyOf))];
}

/** A section begins with each heading. */
function splitSections(records: readonly SearchRecord[]): RecordsOfSection[] {
  const sections: SearchRecord[][] = [];
  for (const record of records) {
    if (record.type !== 'content' || sections.length === 0) sections.push([]);
    sections.at(-1)?.push(record);
  }
  return sections;
}

/** Headings from the title down to the section's own. */
function headingsOf([first]: RecordsOfSection): string[] {
  const names = Object.entries(first?.hierarchy ?? {});
  return names.flatMap(([level, name]) => (level === 'lvl0' || name === null ? [] : [name]));
}

/** Fields of a section that MiniSearch indexes. */
function fieldsOf(section: RecordsOfSection) {
  const above = headingsOf(section);
  const own = above.pop() ?? '';
  const text = section.flatMap(({content}) => content ?? []).join('\n');
  const keywords = section[0]?.keywords?.join('\n');
  return above.length === 0
    ? {title: own, text, keywords}
    : {heading: own, above: above.join('\n'), text};
}

function sectionOf(section: RecordsOfSection): Section {
  return {
    headings: headingsOf(section).slice(1),
    anchor: section[0]?.anchor ?? null,
    texts: section.flatMap(({content, anchor}) => (content === null ? [] : [[content, anchor]])),
  };
}

/** Terms in order, in shards of about the same size. */
function splitShards(terms: readonly PackedPostings[]): PackedPostings[][] {
  const shards: PackedPostings[][] = [];
  let size = SHARD_SIZE;
  for (const term of terms) {
    if (size >= SHARD_SIZE) {
      shards.push([]);
      size = 0;
    }
    shards.at(-1)?.push(term);
    size += JSON.stringify(term).length;
  }
  return shards;
}
