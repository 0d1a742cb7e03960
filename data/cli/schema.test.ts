import {expect, test} from 'vitest';
import {defineCli, type Cli, type CliCommand, type CliFlag} from './schema';

const flag: CliFlag = {name: 'home', type: 'string', default: '', meaning: 'Home folder.'};
const start: CliCommand = {path: ['start'], usage: 'start', purpose: 'Runs it.'};

/** A correct command line with changes. */
function cli(changes: Partial<Cli>): Cli {
  return {
    binary: 'toyd',
    title: 'toyd',
    purpose: 'A toy.',
    framework: 'cobra',
    versions: 'v1',
    source: {id: 'BBN', path: 'cmd'},
    asOf: '2026-01-31',
    flagSets: {shared: {title: 'Shared', flags: [flag]}},
    commands: [start],
    ...changes,
  };
}

function messageOf(changes: Partial<Cli>): string {
  try {
    defineCli(cli(changes));
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
}

test('correct data pass unchanged', () => {
  const data = cli({});
  expect(defineCli(data)).toBe(data);
});

test.each<[string, Partial<Cli>, string]>([
  [
    'a command that stands twice',
    {commands: [start, {...start, path: ['run'], aliases: ['start']}]},
    '[cli] toyd run: "start" stands twice.\nFix: remove one, or correct its path or alias.',
  ],
  [
    'a flag that stands twice, once in a set',
    {commands: [{...start, flags: [flag], flagSets: ['shared']}]},
    '[cli] toyd start: flag --home stands twice.\nFix: remove one, also where a flag set has it.',
  ],
  [
    'a shorthand that stands twice',
    {
      commands: [
        {
          ...start,
          flags: [
            {...flag, shorthand: 'o'},
            {...flag, name: 'output', shorthand: 'o'},
          ],
        },
      ],
    },
    '[cli] toyd start: flag -o stands twice.\nFix: remove one, also where a flag set has it.',
  ],
  [
    'an unknown flag set',
    {commands: [{...start, flagSets: ['share']}]},
    '[cli] toyd start: flag set "share" is unknown.\nValid: shared.\nFix: use one of these, or add the set to flagSets.',
  ],
  [
    'a missing source',
    {source: {id: 'BBN', path: ' '}},
    "[cli] toyd: it has no source.\nFix: add source: {id: 'BBN', path: '…'}.",
  ],
  [
    'a group that is not listed',
    {commands: [{...start, path: ['keys', 'add']}]},
    '[cli] toyd keys add: its group "keys" is not listed before it.\nFix: add a command with path ["keys"] and group: true above it.',
  ],
  [
    'an empty meaning',
    {commands: [{...start, flags: [{...flag, meaning: ' '}]}]},
    '[cli] toyd start: the meaning of --home is empty.\nFix: say it in one sentence.',
  ],
  [
    'a required argument after an optional one',
    {
      commands: [
        {
          ...start,
          args: [
            {name: 'a', meaning: 'A.', required: false},
            {name: 'b', meaning: 'B.', required: true},
          ],
        },
      ],
    },
    '[cli] toyd start: argument "b" is required but follows the optional "a".\nFix: make both optional or reorder them.',
  ],
  [
    'a repeating argument before the last',
    {
      commands: [
        {
          ...start,
          args: [
            {name: 'a', meaning: 'A.', required: true, repeated: true},
            {name: 'b', meaning: 'B.', required: true},
          ],
        },
      ],
    },
    '[cli] toyd start: argument "a" may repeat but is not the last.\nFix: move it to the end.',
  ],
  [
    'dashes in a flag name',
    {flags: [{...flag, name: '--home'}]},
    '[cli] toyd: a flag is named "--home".\nFix: write its name without dashes.',
  ],
  ['a wrong date', {asOf: 'May'}, '[cli] toyd: asOf is "May".\nFix: write the day as YYYY-MM-DD.'],
])('%s', (_name, changes, message) => {
  expect(messageOf(changes)).toBe(message);
});

test('an unknown source names the valid ones', () => {
  const source = {id: 'NOPE' as 'BBN', path: 'cmd'};
  expect(messageOf({source})).toMatch(
    /^\[cli\] toyd: source "NOPE" is unknown\.\nValid: BBN, .*\nFix: use one of these, or add the source to data\/sources\.ts\.$/,
  );
});
