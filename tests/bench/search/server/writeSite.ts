/**
 * Writes a site with nothing but a search index to a folder, in a process of its own because a
 * large one takes gigabytes. Arguments: folder, factor, file of records. Prints one line of JSON.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildIndex} from '../../../../finish/search-index/buildIndex';
import type {SearchRecord} from '../../../../finish/search-index/record';
import {multiply} from '../multiply';

/** What was written. */
export type Written = {
  readonly records: number;
  readonly pages: number;
  readonly megabytes: number;
  readonly seconds: number;
};

const [folder = '', times = '1', file = ''] = process.argv.slice(2);
const records = multiply(JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[], Number(times));
const started = performance.now();
const files = buildIndex(records);
const seconds = (performance.now() - started) / 1000;
let bytes = 0;
const write = (name: string, text: string) => {
  const absolute = path.join(folder, name);
  mkdirSync(path.dirname(absolute), {recursive: true});
  writeFileSync(absolute, text);
};
for (const [name, text] of files) {
  bytes += text.length;
  write(path.join('build', name), text);
}
write('build/index.html', '<!doctype html><title>Bench</title>');
write('headers.json', JSON.stringify({baseUrl: '/', rules: []}));
const written: Written = {
  records: records.length,
  pages: new Set(records.map(({url_without_anchor}) => url_without_anchor)).size,
  megabytes: bytes / 1e6,
  seconds,
};
console.log(JSON.stringify(written));
