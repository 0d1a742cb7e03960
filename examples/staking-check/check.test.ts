import {expect, test} from 'vitest';
import {checkNetworks} from '../../data/calculators/checkNetworks';
import {check} from './check';
import {checkCases} from './checkCases';
import {checkIds} from './checks';
import {verdictOf} from './verdict';

test.each(checkCases)('the verdict on $name is $mark', ({input, mark, only}) => {
  const outcome = check(input, checkNetworks);
  const verdict = verdictOf(outcome);
  const findings = 'reports' in outcome ? outcome.reports.flatMap((report) => report.findings) : [];
  const refusing = findings.filter(({status}) => status !== 'passed');
  const named = [...new Set(refusing.map((each) => each.check))];
  expect({mark: verdict.mark, named: only ? named : []}).toEqual({mark, named: only ? [only] : []});
  expect(verdict.text.includes('Everything')).toBe(mark === 'right');
});

test('every check has a case that only this check rejects', () => {
  const covered = new Set(checkCases.map(({only}) => only));
  expect(checkIds.filter((id) => !covered.has(id))).toEqual([]);
});
