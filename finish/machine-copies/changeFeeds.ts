import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {FactBase} from '../../data/load';
import type {Table} from '../../data/schema';
import {sources, type SourceInfo} from '../../data/sources';
import {tableNote} from '../../markdown/facts/tables';
import {jsonFeed, rssFeed, type ChangeFeed} from './feedFormats';

/** The page that shows both tables, below the base URL. */
const PAGE = 'guides/networks/phase-2/mainnet/';

type Row = Table['rows'][number];

/**
 * Writes each feed below `feeds/` in both formats.
 *
 * @param outDir folder of the built site
 */
export async function writeFeeds(outDir: string, facts: FactBase, home: string): Promise<void> {
  const folder = path.join(outDir, 'feeds');
  await mkdir(folder, {recursive: true});
  for (const [name, feed] of Object.entries(changeFeeds(facts, home))) {
    const address = `${home}feeds/${name}`;
    await writeFile(path.join(folder, `${name}.rss.xml`), rssFeed(feed, `${address}.rss.xml`));
    await writeFile(path.join(folder, `${name}.json`), jsonFeed(feed, `${address}.json`));
  }
}

/**
 * The feeds of changes on mainnet, by file name without its ending.
 *
 * @param home public address of the site's start page, with a slash at the end
 * @throws Error if a table is missing, with the existing ones
 */
export function changeFeeds({tables}: FactBase, home: string): Record<string, ChangeFeed> {
  const pageUrl = home + PAGE;
  return {
    upgrades: upgradesFeed(tableOf(tables, 'bbn-1.upgrades'), pageUrl),
    parameters: parametersFeed(tableOf(tables, 'bbn-1.btcstaking-versions'), pageUrl),
  };
}

/** An entry for each upgrade: the height, and the binary that is needed from then on. */
export function upgradesFeed(table: Table, pageUrl: string): ChangeFeed {
  return feedOf(table, pageUrl, (row) => ({
    id: `${table.id}:${cell(row, 'name')}`,
    title: `${cell(row, 'name')} at height ${cell(row, 'height')}`,
    text: `babylond ${cell(row, 'binary')}, from height ${cell(row, 'height')}: ${cell(row, 'note')}.`,
  }));
}

/**
 * An entry for each version: what differs from the version before, then all of its values, without
 * the state of its stakes, which changes from day to day.
 */
export function parametersFeed(table: Table, pageUrl: string): ChangeFeed {
  const values = table.columns.filter(({key}) => !['version', 'height', 'stakes'].includes(key));
  return feedOf(table, pageUrl, (row, before) => {
    const changes = values
      .filter(({key}) => before && cell(row, key) !== cell(before, key))
      .map(({key, label}) => `${label}: ${before && cell(before, key)} → ${cell(row, key)}`);
    const all = values.map(({key, label}) => `${label}: ${cell(row, key)}`);
    const changed = changes.length
      ? `Changed from version ${before && cell(before, 'version')}: ${changes.join('; ')}. `
      : '';
    return {
      id: `${table.id}:${cell(row, 'version')}`,
      title: `Version ${cell(row, 'version')} from Bitcoin height ${cell(row, 'height')}`,
      text: `${changed}All values: ${all.join('; ')}.`,
    };
  });
}

/** Rows start with the oldest; a feed starts with the newest. */
function feedOf(
  table: Table,
  pageUrl: string,
  itemOf: (row: Row, before: Row | undefined) => ChangeFeed['items'][number],
): ChangeFeed {
  const info: SourceInfo = sources[table.source.id];
  const origin = `Source: ${info.name}, ${table.source.path}, as of ${table.asOf}.`;
  const about = [origin, tableNote(table)].filter(Boolean).join(' ');
  const items = table.rows.map((row, index) => {
    const item = itemOf(row, table.rows[index - 1]);
    return {...item, text: `${item.text} ${about}`};
  });
  return {
    title: `${table.title}${table.network ? ` (${table.network})` : ''}`,
    description: about,
    pageUrl,
    asOf: table.asOf,
    items: items.reverse(),
  };
}

function cell(row: Row, key: string): string {
  return String(row[key] ?? '');
}

function tableOf(tables: FactBase['tables'], id: string): Table {
  const table = tables.get(id);
  if (table) return table;
  throw new Error(
    [
      `[machine-copies] The feeds need the table "${id}", which data/tables doesn't have.`,
      `Tables: ${[...tables.keys()].sort().join(', ')}.`,
      'Fix: restore the table, or name the new one in finish/machine-copies/changeFeeds.ts.',
    ].join('\n'),
  );
}
