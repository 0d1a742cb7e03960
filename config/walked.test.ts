import {expect, test} from 'vitest';
import {walkSentence} from './walked';

test('a walk tells day, programs, network and what was left out', () => {
  expect(
    walkSentence({
      on: '2026-11-24',
      with: ['babylond v4.3.1', 'fpd v2.0.2', 'eotsd v2.0.2'],
      network: 'local',
      not: ['systemd', 'a Ledger'],
    }),
  ).toBe(
    'Done as written on 24 November 2026 with babylond v4.3.1, fpd v2.0.2 and eotsd v2.0.2 on a local network; not: systemd, a Ledger.',
  );
  expect(walkSentence({on: new Date('2026-11-24'), with: ['Chromium 140'], network: 'none'})).toBe(
    'Done as written on 24 November 2026 with Chromium 140.',
  );
});
