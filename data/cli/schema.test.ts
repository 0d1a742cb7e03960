import {expect, test} from 'vitest';
import {faultAt} from '../../config/testing/faultAt';
import {defineCli, type Cli, type CliCommand, type CliFlag} from './schema';

const flag: CliFlag = {name: 'home', type: 'string', default: '', meaning: 'Home folder.'};
const start: CliCommand = {path: ['start'], usage: 'start', purpose: 'Runs it.'};

/** Valid data of a program, with `changes` applied. */
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

test('valid data is returned unchanged', () => {
  const data = cli({});
  expect(defineCli(data)).toBe(data);
});

test.each<[string, Partial<Cli>, Error]>([
  [
    'a command that is listed twice',
    {commands: [start, {...start, path: ['run'], aliases: ['start']}]},
    faultAt('cli/command-twice', 'toyd run', '"start"'),
  ],
  [
    'a flag that is listed twice, once in a set',
    {commands: [{...start, flags: [flag], flagSets: ['shared']}]},
    faultAt('cli/flag-twice', 'toyd start', '--home'),
  ],
  [
    'a shorthand that is used twice',
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
    faultAt('cli/flag-twice', 'toyd start', '-o'),
  ],
  [
    'an unknown flag set',
    {commands: [{...start, flagSets: ['share']}]},
    faultAt('cli/flag-set', 'toyd start', '"share"', 'Valid: shared.'),
  ],
  ['a missing source', {source: {id: 'BBN', path: ' '}}, faultAt('data/source', 'toyd', 'BBN')],
  [
    'a group that is not listed',
    {commands: [{...start, path: ['keys', 'add']}]},
    faultAt('cli/group', 'toyd keys add', '"keys"', 'path ["keys"] and group: true'),
  ],
  [
    'an empty meaning',
    {commands: [{...start, flags: [{...flag, meaning: ' '}]}]},
    faultAt('cli/text', 'toyd start', 'meaning of --home'),
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
    faultAt('cli/argument-order', 'toyd start', '"b"', '"a"'),
  ],
  [
    'a repeated argument before the last one',
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
    faultAt('cli/argument-repeats', 'toyd start', '"a"'),
  ],
  [
    'dashes in a flag name',
    {flags: [{...flag, name: '--home'}]},
    faultAt('cli/flag-name', 'toyd', '"--home"'),
  ],
  ['an invalid date', {asOf: 'May'}, faultAt('data/day', 'toyd', '"May"', 'YYYY-MM-DD')],
])('%s is rejected', (_name, changes, fault) => {
  expect(() => defineCli(cli(changes))).toThrow(fault);
});

test('the error for an unknown source lists the valid ones', () => {
  const source = {id: 'NOPE' as 'BBN', path: 'cmd'};
  expect(() => defineCli(cli({source}))).toThrow(
    faultAt('data/source', 'toyd', '"NOPE"', 'Valid: BBN, ', 'data/sources.ts'),
  );
});
