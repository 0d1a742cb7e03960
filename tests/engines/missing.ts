import {accessSync, constants} from 'node:fs';
import path from 'node:path';
import type {Engine} from './commands';

/** The programs of an engine that are not on this machine. */
export function missing({programs}: Engine): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return programs.filter(
    (program) => !folders.some((folder) => isExecutable(path.join(folder, program))),
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
