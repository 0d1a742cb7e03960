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

/** Size at which a shard ends, in characters. Compression about halves it. */
const SHARD_SIZE = 4_000;

/** The records of one section: its heading and the texts below it. */
type SectionRecords = readonly SearchRecord[];

/**
 * Builds the files of the index, by path below the site's root. The same records yield the same files.
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
  const terms = index.toJSON().index.sort(([a], [b]) => (a < b ? -1 : 1));
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
    shards: shards.map(([firstTerm]) => firstTerm?.[0] ?? ''),
  };
  const sectionContents = sections.map(sectionOf);
  const hash = createHash('sha256')
    .update(JSON.stringify([manifest, shards, sectionContents]))
    .digest('hex');
  const folder = `assets/search/${hash.slice(0, 12)}`;
  return new Map(
    [
      [MANIFEST, {...manifest, folder}] as const,
      ...shards.map((lines, shard) => [shardFile(folder, shard), lines] as const),
      ...sectionContents.map((section, number) => [sectionFile(folder, number), section] as const),
    ].map(([path, content]) => [path, JSON.stringify(content)]),
  );
}

function namesOf(path: string, keywords: readonly string[] = []): string[] {
  const slug = path.split('/').findLast(Boolean) ?? '';
  const words = keywords.filter((keyword) => !/\s/.test(keyword));
  return [...new Set([slug, ...words].map(keyOf))];
}

/** Splits the records of a page into sections. Each heading starts a section. */
function splitSections(records: readonly SearchRecord[]): SectionRecords[] {
  const sections: SearchRecord[][] = [];
  for (const record of records) {
    if (record.type !== 'content' || sections.length === 0) sections.push([]);
    sections.at(-1)?.push(record);
  }
  return sections;
}

/** Headings from the title down to the section's own. */
function headingsOf([first]: SectionRecords): string[] {
  const names = Object.entries(first?.hierarchy ?? {});
  return names.flatMap(([level, name]) => (level === 'lvl0' || name === null ? [] : [name]));
}

/** The fields of a section that MiniSearch indexes. */
function fieldsOf(section: SectionRecords) {
  const above = headingsOf(section);
  const heading = above.pop() ?? '';
  const text = section.flatMap(({content}) => content ?? []).join('\n');
  const keywords = section[0]?.keywords?.join('\n');
  return above.length === 0
    ? {title: heading, text, keywords}
    : {heading, above: above.join('\n'), text};
}

function sectionOf(section: SectionRecords): Section {
  return {
    headings: headingsOf(section).slice(1),
    anchor: section[0]?.anchor ?? null,
    texts: section.flatMap(({content, anchor}) => (content === null ? [] : [[content, anchor]])),
  };
}

/** Splits sorted terms into shards of about the same size. */
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
