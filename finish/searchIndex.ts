import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BuildInput} from './BuildInput';
import type {Step} from './runSteps';
import {areaOf} from '../search/index/areaOf';
import {buildIndex} from '../search/index/buildIndex';
import {extractRecords} from '../search/index/extractRecords';
import {rankOf} from '../search/index/rankOf';
import {RECORDS_FILE, type SearchRecord} from '../search/index/record';

/**
 * Builds the search index from the pages and writes it next to them, in shards. Also writes the records
 * to a file for the hosted search service. Records are sorted by address and reading order, so that two
 * builds of the same text write the same bytes.
 */
export function searchIndex(
  project: string,
  {outDir, baseUrl, pages}: Pick<BuildInput, 'outDir' | 'baseUrl' | 'pages'>,
): Step {
  const recordsOf = new Map<string, SearchRecord[]>();
  const models = new Map(pages.map((page) => [page.address, page]));
  return {
    name: 'search index',
    async page({route, extract}) {
      if (route === undefined || /\/404(\.html|\/)?$/.test(route)) return;
      const address = route.slice(baseUrl.length);
      const {title, keywords, operationId} = models.get(route) ?? {};
      const page = {
        ...{url: route, area: areaOf(address), title, keywords},
        rank: rankOf(address, operationId !== undefined),
      };
      const records = await extract('records', (tree) => extractRecords(tree, page), page);
      recordsOf.set(route, records);
    },
    end() {
      const records = [...recordsOf.keys()].sort().flatMap((route) => recordsOf.get(route) ?? []);
      if (records.length === 0) throw new Error(noRecordsMessage(recordsOf.size, outDir));
      outputFile(path.join(project, RECORDS_FILE), JSON.stringify(records));
      for (const [name, text] of buildIndex(records)) {
        outputFile(path.join(outDir, name), text);
      }
    },
  };
}

function outputFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

function noRecordsMessage(pageCount: number, outDir: string): string {
  return [
    `The ${pageCount} pages below ${outDir} contain no text to index.`,
    'Expected: an <article> or <main> that contains the <h1> of the page.',
    'Fix: compare the markup of a built page with search/index/readPage.ts.',
  ].join('\n');
}
