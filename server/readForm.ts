import {open, type FileHandle} from 'node:fs/promises';
import path from 'node:path';
import type {FileForm} from './fileForms';
import type {FileState} from './siteFiles';

/** Bytes of all forms that are kept: more than all compressed forms of the site, 2026-11-24. */
const MOST_KEPT = 24 * 1024 * 1024;

/** A form above this size is read anew for each request, piece by piece, in bytes. */
const LARGE = 256 * 1024;

/** The content of a form: in memory, or a file that is open and that whoever gets it closes. */
export type Content = Buffer | FileHandle;

/** Limits that a test sets. */
export type ReadLimits = {mostKept?: number; large?: number};

/**
 * Reads forms and keeps small ones: a reader opens hundreds of files, and a file of one build
 * never changes. What is kept stays right when another build is copied over this one.
 *
 * Undefined means that the file is not the one that was listed: its length would be announced
 * wrongly, or a page of one build would be sent with the scripts of another. A folder that is
 * copied over another one is in that state for a while.
 */
export function createFormReader(
  root: string,
  {mostKept = MOST_KEPT, large = LARGE}: ReadLimits = {},
): (form: FileForm) => Buffer | Promise<Content | undefined> {
  const kept = new Map<string, Buffer>();
  let size = 0;

  const read = async ({name, state}: FileForm): Promise<Content | undefined> => {
    const file = await open(path.join(root, name)).catch(() => undefined);
    if (!file) return undefined;
    let isPassedOn = false;
    try {
      if (!isSame(await file.stat(), state)) return undefined;
      isPassedOn = state.size > large;
      if (isPassedOn) return file;
      const content = await file.readFile();
      // It may have been written while it was read.
      if (content.length !== state.size || !isSame(await file.stat(), state)) return undefined;
      keep(name, content);
      return content;
    } finally {
      if (!isPassedOn) await file.close();
    }
  };

  const keep = (name: string, content: Buffer) => {
    if (kept.has(name)) return;
    kept.set(name, content);
    size += content.length;
    for (const [oldest, {length}] of kept) {
      if (size <= mostKept) break;
      kept.delete(oldest);
      size -= length;
    }
  };

  return (form) => kept.get(form.name) ?? read(form);
}

function isSame(found: FileState, {size, mtimeMs}: FileState): boolean {
  // Tools that copy a date keep it to the millisecond at best.
  return found.size === size && Math.abs(found.mtimeMs - mtimeMs) < 1;
}
