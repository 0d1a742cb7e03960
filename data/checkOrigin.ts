import {Fault} from '../config/fault';
import type {Source} from './schema';
import {sources} from './sources';

/** Errors in the origin of data: the source, and the date on which it was read. */
export function checkOrigin(
  place: string,
  source: Source | undefined,
  asOf: string | undefined,
): Fault[] {
  return [...checkSource(place, source), ...checkDay(place, asOf)];
}

/** A source must be one of data/sources.ts, with a path. */
export function checkSource(place: string, source: Source | undefined): Fault[] {
  const known = Object.keys(sources);
  if (source && known.includes(source.id) && source.path.trim()) return [];
  const what = !source?.path.trim()
    ? 'the source is missing or has no path'
    : `unknown source "${source.id}"`;
  return [
    new Fault(
      'data/source',
      place,
      `${what}.`,
      `Valid: ${known.join(', ')}.`,
      "Fix: write it as {id: 'BBN', path: '…'}, or add the source to data/sources.ts.",
    ),
  ];
}

/** A date must be written as YYYY-MM-DD and exist. */
export function checkDay(place: string, day: string | undefined): Fault[] {
  if (/^\d{4}-\d{2}-\d{2}$/.test(day ?? '') && !Number.isNaN(Date.parse(day ?? ''))) return [];
  return [
    new Fault(
      'data/day',
      place,
      `asOf is "${day}", which is not a date.`,
      'Fix: write it as YYYY-MM-DD.',
    ),
  ];
}
