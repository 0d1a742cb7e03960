import {expect, test} from 'vitest';
import {walkDetails, walkLine, type Walk} from './walked';

const WALK: Walk = {
  on: '2026-11-24',
  with: ['babylond v4.3.1', 'fpd v2.0.2', 'eotsd v2.0.2'],
  network: 'local',
  not: ['systemd', 'a Ledger'],
};

test('the summary line shows the test date and the network', () => {
  expect(walkLine(WALK)).toBe('Steps tested on 24 November 2026 on a local network');
  expect(walkLine({...WALK, on: new Date('2026-11-24'), network: 'none'})).toBe(
    'Steps tested on 24 November 2026',
  );
});

test('the details list the programs and what was not tested', () => {
  expect(walkDetails(WALK)).toBe(
    'Someone other than the author followed the page as written, with babylond v4.3.1, fpd v2.0.2 and eotsd v2.0.2. Not tested: systemd, a Ledger.',
  );
  expect(walkDetails({...WALK, with: ['Chromium 140'], not: undefined})).toBe(
    'Someone other than the author followed the page as written, with Chromium 140.',
  );
});
