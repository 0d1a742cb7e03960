import type {FactGroup} from '../schema';
import {defineTable} from '../schema';
import tokenomics from '../facts/tokenomics';

const facts: FactGroup['facts'] = tokenomics.facts;

const UBBN_PER_BABY = 1_000_000n;

/**
 * A bucket's share and size, from the facts.
 *
 * @throws Error if a fact is missing
 */
function bucket(key: string): {bucket: string; share: string; baby: string} {
  const supply = facts['total-supply'];
  const share = facts[key];
  if (!supply || !share) {
    throw new Error(
      `[unlocks] data/facts/tokenomics.ts has no "${supply ? key : 'total-supply'}".\nKnown: ${Object.keys(facts).join(', ')}.\nFix: add it there, or correct the key here.`,
    );
  }
  const perMille = BigInt(Math.round(Number(share.value) * 10));
  const baby = (BigInt(supply.value) * perMille) / 1000n / UBBN_PER_BABY;
  return {bucket: share.label, share: String(share.value), baby: baby.toLocaleString('en-US')};
}

const QUARTER = '1/4 at launch, the rest linearly from 2026-04-10 to 2028-04-10';
/** Why the rows with the schedule above are unverified. */
const unverified =
  'The end in 2028 is read from the diagram in the 2025 version of the source; its text says “across 3 years”.';
const MONTHLY = '36 equal monthly installments, 2026-05-10 to April 2029';
const EIGHTH = '1/8 on 2026-04-10, the rest linearly until 2029-04-10';

/** The buckets of the initial supply, each with its current and its superseded schedule. */
export default defineTable({
  id: 'unlocks',
  title: 'Buckets of the initial supply and their unlock schedules',
  columns: [
    {key: 'bucket', label: 'Bucket'},
    {key: 'share', label: 'Share', align: 'right', unit: '%'},
    {key: 'baby', label: 'Amount', align: 'right', unit: 'BABY'},
    {key: 'now', label: 'Unlocks'},
    {key: 'before', label: '2025 schedule (superseded)'},
  ],
  rows: [
    {...bucket('community-incentives'), now: 'unlocked at launch', before: 'unchanged'},
    {...bucket('ecosystem-building'), now: QUARTER, before: 'unchanged', unverified},
    {...bucket('rd-operations'), now: QUARTER, before: 'unchanged', unverified},
    {...bucket('early-investors'), now: MONTHLY, before: EIGHTH},
    {
      ...bucket('team'),
      now: `${MONTHLY}, limited to vested tokens (4-year vesting with a 1-year cliff)`,
      before: `${EIGHTH}; later dates for people who joined later`,
    },
    {
      ...bucket('advisors'),
      now: `${MONTHLY}, subject to each vesting agreement`,
      before: 'same schedule as the team',
    },
  ],
  source: {id: 'DOC', path: 'docs/guides/overview/babylon_genesis/baby_tokenomics.mdx'},
  asOf: '2026-06-25',
  network: 'bbn-1',
});
