import {NETWORKS, WALK_KEYS} from '../../config/walked';
import {dayText, isDay, lineOf} from './lineOf';

/** What is wrong with a value, where, and what to do. */
export type Wrong = {rule: string; line: number; what: string; valid: string; fix: string};

const SHAPE = `walked: {on: YYYY-MM-DD, with: [program version], network: ${NETWORKS[0]}}`;

/**
 * What is wrong with `walked`, the record that somebody has done a page as written. `on`, `with` and
 * `network` are always there: steps that touch no chain say `network: none`, and what was run has a
 * version even when it is a browser. `not` lists what could not be done.
 *
 * @param source the file, for lines and for days as they were written
 */
export function checkWalked(walked: unknown, source = ''): Wrong | undefined {
  const keys = WALK_KEYS.join(', ');
  if (typeof walked !== 'object' || walked === null || Array.isArray(walked)) {
    const what = `walked is ${JSON.stringify(walked)}`;
    const line = lineOf(source, 'walked');
    return {rule: 'walked', line, what, valid: keys, fix: `Write ${SHAPE}.`};
  }
  const record = walked as Record<string, unknown>;
  const wrong = (key: string, what: string, valid: string, fix: string): Wrong => ({
    rule: WALK_KEYS.some((known) => known === key) ? `walked.${key}` : 'walked.key',
    line: lineOf(source, 'walked', key),
    what,
    valid,
    fix,
  });
  const unknown = Object.keys(record).find((key) => !WALK_KEYS.some((known) => known === key));
  if (unknown !== undefined) {
    return wrong(
      unknown,
      `unknown key "${unknown}" in walked`,
      keys,
      'Correct the key or remove it.',
    );
  }
  const missing = WALK_KEYS.find((key) => key !== 'not' && record[key] === undefined);
  if (missing) return wrong(missing, `walked has no ${missing}`, keys, `Write ${SHAPE}.`);

  const on = dayText(record['on'], source, 'walked', 'on');
  if (!isDay(on)) {
    const fix = 'Write the day on which the steps were done, one that exists.';
    return wrong('on', `walked.on is ${JSON.stringify(on)}`, 'a day as YYYY-MM-DD', fix);
  }
  const programs = record['with'];
  // A name alone does not say what will happen with the next version.
  if (
    !isList(programs) ||
    programs.length === 0 ||
    programs.some((name) => !/\S \S*\d/.test(name))
  ) {
    return wrong(
      'with',
      `walked.with is ${JSON.stringify(programs)}`,
      'a list of programs, each with its version, such as [babylond v4.3.1]',
      'Name every program of the site’s steps that ran, with its version.',
    );
  }
  if (!NETWORKS.some((network) => network === record['network'])) {
    return wrong(
      'network',
      `walked.network is ${JSON.stringify(record['network'])}`,
      NETWORKS.join(', '),
      'Set one of these; none when no step touches a chain.',
    );
  }
  const left = record['not'];
  if (left !== undefined && (!isList(left) || left.length === 0)) {
    const fix = 'Name what could not be done, or leave the key out.';
    return wrong('not', `walked.not is ${JSON.stringify(left)}`, 'a list, such as [systemd]', fix);
  }
  return undefined;
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string' && item.trim());
}
