import {Fault} from '../config/fault';
import type {Source} from './schema';
import {sources} from './sources';

/** Checks the origin of data: the source, and the date on which it was read. */
export function checkOrigin(
  location: string,
  source: Source | undefined,
  asOf: string | undefined,
): Fault[] {
  return [...checkSource(location, source), ...checkDay(location, asOf)];
}

/** Checks that a source is listed in data/sources.ts and has a path. */
export function checkSource(location: string, source: Source | undefined): Fault[] {
  const known = Object.keys(sources);
  if (source && known.includes(source.id) && source.path.trim()) return [];
  const what = !source?.path.trim()
    ? 'the source is missing or has no path'
    : `unknown source "${source.id}"`;
  return [
    new Fault(
      'data/source',
      location,
      `${what}.`,
      `Valid: ${known.join(', ')}.`,
      "Fix: write it as {id: 'BBN', path: '…'}, or add the source to data/sources.ts.",
    ),
  ];
}

/** Checks that a date exists and is written as YYYY-MM-DD. */
export function checkDay(location: string, day: string | undefined): Fault[] {
  if (/^\d{4}-\d{2}-\d{2}$/.test(day ?? '') && !Number.isNaN(Date.parse(day ?? ''))) return [];
  return [
    new Fault(
      'data/day',
      location,
      `asOf is "${day}", which is not a date.`,
      'Fix: write it as YYYY-MM-DD.',
    ),
  ];
}
