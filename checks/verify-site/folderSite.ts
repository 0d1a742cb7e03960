import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '../../data/listFiles';
import {MANIFEST} from '../../finish/manifest/manifest';
import type {CheckedSite} from './verifySite';

/** A built site in a folder: nothing is asked of the network. */
export function folderSite(folder: string): CheckedSite {
  return {
    manifest: () => readFile(path.join(folder, MANIFEST), 'utf8'),
    read: (file) => readFile(path.join(folder, file)).catch(() => undefined),
    list: () => listFiles(folder),
    skips: () => false,
  };
}
