import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ReadFile} from '../../search/engine/openIndex';

/** Returns a function that reads files of the search index from the folder of a built site. */
export function folderReader(folder: string): ReadFile {
  return (name) => readFile(path.join(folder, name), 'utf8');
}
