import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiId} from '../load/apis';
import type {Problem} from '../load/problem';
import type {Digest} from './digest';

const KEYS = ['about', 'version', 'date', 'sources', 'operations'] as const;

/** The version before, as `specs/<api>/previous.json` keeps it. */
export function readDigest(root: string, api: ApiId): {previous?: Digest; problems: Problem[]} {
  const file = `specs/${api}/previous.json`;
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) return {problems: []};
  const fix = 'Write it again: npm run digest:specs, on the version before the change.';
  try {
    const previous = JSON.parse(readFileSync(absolute, 'utf8')) as Digest;
    const missing = KEYS.filter((key) => previous[key] === undefined);
    if (missing.length === 0) return {previous, problems: []};
    const what = `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing.`;
    return {problems: [{file, pointer: '/', what, valid: KEYS.join(', '), fix}]};
  } catch (error) {
    const what = `the file is no JSON: ${(error as Error).message}.`;
    return {problems: [{file, pointer: '/', what, fix}]};
  }
}
