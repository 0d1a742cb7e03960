import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {FactBase} from '../../data/load';
import type {Table} from '../../data/schema';
import {sources, type SourceInfo} from '../../data/sources';
import {tableNote} from '../../markdown/facts/tables';
import {jsonFeed, rssFeed, type ChangeFeed} from './feedFormats';

/** Path below the base URL of the page that shows both tables. */
const PAGE_PATH = 'guides/networks/phase-2/mainnet/';

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
 * The feeds of changes on mainnet, by file name without its extension.
 *
 * @param home public address of the home page, with a slash at the end
 * @throws Error with the existing tables, if one is missing
 */
export function changeFeeds({tables}: FactBase, home: string): Record<string, ChangeFeed> {
  const pageUrl = home + PAGE_PATH;
  return {
    upgrades: upgradesFeed(tableOf(tables, 'bbn-1.upgrades'), pageUrl),
    parameters: parametersFeed(tableOf(tables, 'bbn-1.btcstaking-versions'), pageUrl),
  };
}

/** An entry for each upgrade, with its height and the binary that nodes need from there on. */
export function upgradesFeed(table: Table, pageUrl: string): ChangeFeed {
  return feedOf(table, pageUrl, (row) => ({
    id: `${table.id}:${cell(row, 'name')}`,
    title: `${cell(row, 'name')} at height ${cell(row, 'height')}`,
    text: `babylond ${cell(row, 'binary')}, from height ${cell(row, 'height')}: ${cell(row, 'note')}.`,
  }));
}

/**
 * An entry for each version: the differences from the previous version, then all values except the
 * state of its stakes, which changes from day to day.
 */
export function parametersFeed(table: Table, pageUrl: string): ChangeFeed {
  const values = table.columns.filter(({key}) => !['version', 'height', 'stakes'].includes(key));
  return feedOf(table, pageUrl, (row, previous) => {
    const changes = values
      .filter(({key}) => previous && cell(row, key) !== cell(previous, key))
      .map(({key, label}) => `${label}: ${previous && cell(previous, key)} → ${cell(row, key)}`);
    const allValues = values.map(({key, label}) => `${label}: ${cell(row, key)}`);
    const changed = changes.length
      ? `Changed from version ${previous && cell(previous, 'version')}: ${changes.join('; ')}. `
      : '';
    return {
      id: `${table.id}:${cell(row, 'version')}`,
      title: `Version ${cell(row, 'version')} from Bitcoin height ${cell(row, 'height')}`,
      text: `${changed}All values: ${allValues.join('; ')}.`,
    };
  });
}

/** Builds a feed from a table: rows start with the oldest entry, feeds with the newest. */
function feedOf(
  table: Table,
  pageUrl: string,
  itemOf: (row: Row, previous: Row | undefined) => ChangeFeed['items'][number],
): ChangeFeed {
  const info: SourceInfo = sources[table.source.id];
  const origin = `Source: ${info.name}, ${table.source.path}, as of ${table.asOf}.`;
  const description = [origin, tableNote(table)].filter(Boolean).join(' ');
  const items = table.rows.map((row, index) => {
    const item = itemOf(row, table.rows[index - 1]);
    return {...item, text: `${item.text} ${description}`};
  });
  return {
    title: `${table.title}${table.network ? ` (${table.network})` : ''}`,
    description,
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
      `[machine-copies] The table "${id}", which a feed needs, is missing from data/tables.`,
      `Tables: ${[...tables.keys()].sort().join(', ')}.`,
      'Fix: restore the table, or use another one in finish/machine-copies/changeFeeds.ts.',
    ].join('\n'),
  );
}
