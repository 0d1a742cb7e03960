import {expect, test} from 'vitest';
import fpTroubles from './fp-troubles';
import nodeTroubles from './node-troubles';

/** Messages that operators reported in public, each with the table that explains it. */
const reported = [
  // babylonlabs-io/networks issue 528
  ["invalid character '<' looking for beginning of value", nodeTroubles],
  ['failed to parse chain-id from genesis file: EOF', nodeTroubles],
  // babylonlabs-io/babylon issue 1218
  ["mismatch root store's version", nodeTroubles],
  // babylonchain/babylon issues 643 and 504
  ['error invalid proposal signature', nodeTroubles],
  ['panic recovered in runTx', nodeTroubles],
  // babylonlabs-io/finality-provider issues 384 and 402
  ['invalid leaf hash: wanted', fpTroubles],
] as const;

test.each(reported)('%s is explained with a fix', (message, table) => {
  const rows = table.rows.filter((row) => String(row.sign).includes(message));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.fix).toBeTruthy();
});
