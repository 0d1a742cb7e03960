import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {MANIFEST} from '../../search/engine/format';
import type {IndexSource} from '../../search/engine/source';

/** The index inside a built site. Nothing is kept: the engine does that. */
export function folderSource(folder: string): IndexSource {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  return {manifest: () => read(MANIFEST), file: (name) => read(name)};
}
