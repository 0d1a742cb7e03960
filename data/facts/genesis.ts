import {defineFacts} from '../schema';
import {EXAMPLE_BLOCK_UBBN, shareBlock} from '../tables/block-reward';
import inflation from './bbn-1.inflation';
import tokenomics from './tokenomics';

const UBBN_PER_BABY = 1_000_000n;

/** Average length of a year in the mint module. */
const SECONDS_PER_YEAR = 31_556_952n;

/** Sum of all scores in the worked example, in bitcoin; chosen for the example, not measured. */
const EXAMPLE_SCORES = 5_000n;

const supply = BigInt(tokenomics.facts['total-supply']!.value);
/** 5.5%, in thousandths. */
const ratePerMille = BigInt(Math.round(Number(inflation.facts['rate']!.value) * 10));
const yearlyProvision = (supply * ratePerMille) / 1000n;
const block = shareBlock(EXAMPLE_BLOCK_UBBN);

const ofBlock = (amount: bigint): string =>
  (Number((amount * 1_000_000n) / EXAMPLE_BLOCK_UBBN) / 10_000).toFixed(2);

const MINTER = {id: 'BBN', path: 'x/mint/types/minter.go'} as const;
const UNLOCKS = {
  id: 'DOC',
  path: 'docs/guides/overview/babylon_genesis/baby_tokenomics.mdx',
} as const;

/** Further values for the pages about the chain and its token. Totals are computed. */
export default defineFacts({
  group: 'genesis',
  title: 'Babylon Genesis and BABY',
  network: 'bbn-1',
  source: {id: 'BBN', path: 'x/incentive/types/params.go, x/costaking/types/params.go'},
  asOf: '2026-07-21',
  facts: {
    'seconds-per-year': {
      label: 'Seconds per year in the mint module',
      value: Number(SECONDS_PER_YEAR),
      unit: 'seconds',
      meaning: 'A block mints the annual provision multiplied by its share of these seconds.',
      source: {id: 'BBN', path: 'x/mint/types/constants.go'},
    },
    'mint-cap': {
      label: 'Maximum BABY minted per block',
      value: 600_000_000,
      unit: 'ubbn',
      meaning:
        'Limits the amount that a block mints if more than about half a minute has passed since the previous block.',
      source: MINTER,
      since: 'v4.2.3',
    },
    'block-provision': {
      label: 'BABY minted per block',
      value: EXAMPLE_BLOCK_UBBN,
      unit: 'ubbn',
      meaning: 'Amount minted by a mainnet block in January 2026, without fees.',
      source: MINTER,
      asOf: '2026-01-13',
      unverified:
        'The number is from a comment in the code (“around 189”), not from a measurement.',
    },
    'least-yearly-provision': {
      label: 'New BABY per year, calculated from the supply at genesis',
      value: yearlyProvision,
      unit: 'ubbn',
      meaning:
        'Inflation rate times the supply at genesis; the actual base is the supply at v4, which is larger.',
      source: {id: 'BBN', path: 'x/mint/abci.go'},
    },
    'least-block-provision': {
      label: 'New BABY in ten seconds, calculated from the supply at genesis',
      value: (yearlyProvision * 10n) / SECONDS_PER_YEAR,
      unit: 'ubbn',
      meaning:
        'The yearly amount above, multiplied by ten seconds and divided by the number of seconds in a year.',
      source: MINTER,
    },
    'share-btc-stakers': {
      label: 'BTC stakers’ share of a block',
      value: ofBlock(block.btcStakers),
      unit: 'percent',
      meaning: 'Share of all new BABY and fees, before commission.',
    },
    'share-finality-providers': {
      label: 'Finality providers’ direct share of a block',
      value: ofBlock(block.finalityProviders),
      unit: 'percent',
      meaning: 'Share of all new BABY and fees, in addition to commission.',
    },
    'share-validators': {
      label: 'Validators’ direct share of a block',
      value: ofBlock(block.validators),
      unit: 'percent',
      meaning: 'Share of all new BABY and fees, in addition to commission.',
    },
    'share-costakers': {
      label: 'Co-stakers’ share of a block',
      value: ofBlock(block.costakers),
      unit: 'percent',
      meaning: 'Share of all new BABY and fees.',
    },
    'share-baby-stakers': {
      label: 'BABY stakers’ share of a block',
      value: ofBlock(block.babyStakers),
      unit: 'percent',
      meaning: 'Share of all new BABY and fees, before commission.',
    },
    'example-costaking-pool': {
      label: 'Co-stakers’ share of the example block',
      value: block.costakers,
      unit: 'ubbn',
      meaning: 'BABY that co-stakers receive from one block in the worked example.',
    },
    'example-scores': {
      label: 'Sum of all scores in the example',
      value: Number(EXAMPLE_SCORES),
      unit: 'count',
      meaning: 'In bitcoin. Chosen for the example; it is not the real sum on the chain.',
    },
    'example-costaking-reward': {
      label: 'Reward for a score of one bitcoin in the example',
      value: block.costakers / EXAMPLE_SCORES,
      unit: 'ubbn',
      meaning: 'Pool of the example block divided by the sum of all scores.',
    },
    'rate-limit': {
      label: 'IBC limit on BABY',
      value: '10',
      unit: 'percent',
      meaning:
        'Maximum net flow, as a share of the supply, in either direction over any one of channels 0 to 6.',
      source: {id: 'BBN', path: 'app/upgrades/v2/upgrades.go'},
      since: 'v2',
    },
    'rate-limit-window': {
      label: 'IBC limit window',
      value: 86_400,
      unit: 'seconds',
      meaning: 'Time after which the counter is reset.',
      source: {id: 'BBN', path: 'app/upgrades/v2/upgrades.go'},
      since: 'v2',
    },
    'denom-creation-fee': {
      label: 'Fee for a new denomination',
      value: 10n * UBBN_PER_BABY,
      unit: 'ubbn',
      meaning: 'Fee that the token factory charges for each new denomination.',
      source: {id: 'BBN', path: 'app/upgrades/v2/upgrades.go'},
      since: 'v2',
    },
    'checkpoint-part-1': {
      label: 'First part of a checkpoint',
      value: 78,
      unit: 'bytes',
      meaning: 'Tag, version, epoch, block hash, list of signers and submitter.',
      source: {id: 'BBN', path: 'btctxformatter/formatter.go'},
    },
    'checkpoint-part-2': {
      label: 'Second part of a checkpoint',
      value: 63,
      unit: 'bytes',
      meaning: 'Tag, version, aggregate signature and a hash that binds it to the first part.',
      source: {id: 'BBN', path: 'btctxformatter/formatter.go'},
    },
    'launch-unlock': {
      label: 'Unlocked at launch',
      value: '25',
      unit: 'percent',
      meaning:
        'Share of the ecosystem building bucket, and of the research, development and operations bucket.',
      source: UNLOCKS,
      asOf: '2026-06-25',
    },
    'unlock-end': {
      label: 'End of the linear unlock',
      value: '2028-04-10',
      unit: 'date',
      meaning:
        'Third anniversary of the launch, when ecosystem, research and operations are fully unlocked.',
      source: {id: 'DOC521', path: 'static/img/guides/baby_token_unlocking_schedule.png'},
      asOf: '2025-10-14',
      unverified:
        'Read from a diagram; the text says only that the unlocks run across three years.',
    },
    'first-anniversary': {
      label: 'First anniversary of the launch',
      value: '2026-04-10',
      unit: 'date',
      meaning: 'Start of the linear unlock of ecosystem, research and operations.',
      source: UNLOCKS,
      asOf: '2026-06-25',
    },
    'last-unlock': {
      label: 'Last monthly unlock',
      value: 'April 2029',
      unit: 'text',
      meaning: 'End of the monthly unlocks for investors, team and advisors.',
      source: UNLOCKS,
      asOf: '2026-06-25',
    },
    'monthly-unlock-date': {
      label: 'Amended schedule published',
      value: '2026-06-02',
      unit: 'date',
      meaning: 'Day on which the original documentation adopted the amended schedule.',
      source: UNLOCKS,
      asOf: '2026-06-25',
    },
    'superseded-first-unlock': {
      label: 'First unlock in the 2025 schedule',
      value: '12.5',
      unit: 'percent',
      meaning: 'Share of the bucket, on the first anniversary of the launch. No longer valid.',
      source: {id: 'DOC521', path: UNLOCKS.path},
      asOf: '2025-10-14',
    },
    'community-stakeable': {
      label: 'Community incentives that may be staked',
      value: 400_000_000n * UBBN_PER_BABY,
      unit: 'ubbn',
      meaning: 'Maximum amount; rewards flow back to the bucket.',
      source: UNLOCKS,
      asOf: '2026-06-25',
    },
    'ecosystem-stakeable': {
      label: 'Ecosystem building that may be staked',
      value: 800_000_000n * UBBN_PER_BABY,
      unit: 'ubbn',
      meaning: 'Maximum amount; rewards flow back to the bucket.',
      source: UNLOCKS,
      asOf: '2026-06-25',
    },
    'rd-stakeable': {
      label: 'Research, development and operations that may be staked',
      value: 800_000_000n * UBBN_PER_BABY,
      unit: 'ubbn',
      meaning: 'Maximum amount; rewards flow back to the bucket.',
      source: UNLOCKS,
      asOf: '2026-06-25',
    },
    'explorer-mintscan': {
      label: 'Mintscan explorer',
      value: 'https://www.mintscan.io/babylon',
      unit: 'url',
      meaning: 'Blocks, accounts, validators and proposals of mainnet.',
      source: {id: 'DOC', path: 'docs/developers/babylon_genesis_chain/explorers/explorers.mdx'},
      asOf: '2026-06-25',
    },
    'explorer-xangle': {
      label: 'Xangle explorer',
      value: 'https://babylon-explorer.xangle.io/mainnet/home',
      unit: 'url',
      meaning: 'Blocks and accounts of mainnet.',
      source: {id: 'DOC', path: 'docs/developers/babylon_genesis_chain/explorers/explorers.mdx'},
      asOf: '2026-06-25',
    },
    'test-explorer-mintscan': {
      label: 'Mintscan explorer, testnet',
      value: 'https://www.mintscan.io/babylon-testnet',
      unit: 'url',
      meaning: 'Blocks, accounts, validators and proposals of the testnet.',
      source: {id: 'DOC', path: 'docs/developers/babylon_genesis_chain/explorers/explorers.mdx'},
      asOf: '2026-06-25',
    },
    'test-explorer-xangle': {
      label: 'Xangle explorer, testnet',
      value: 'https://babylon-explorer.xangle.io/testnet/home',
      unit: 'url',
      meaning: 'Blocks and accounts of the testnet.',
      source: {id: 'DOC', path: 'docs/developers/babylon_genesis_chain/explorers/explorers.mdx'},
      asOf: '2026-06-25',
    },
    forum: {
      label: 'Governance forum',
      value: 'https://forum.babylon.foundation/',
      unit: 'url',
      meaning: 'Forum where proposals are discussed before they are submitted.',
      source: {id: 'FORUM', path: 'front page'},
      asOf: '2025-04-30',
    },
    proposals: {
      label: 'List of proposals',
      value: 'https://www.mintscan.io/babylon/proposals',
      unit: 'url',
      meaning: 'Open and closed proposals of mainnet.',
      source: {id: 'DOC', path: 'docs/guides/overview/babylon_genesis/governance'},
      asOf: '2026-06-25',
    },
    'discussion-days': {
      label: 'Discussion before a proposal',
      value: 604_800,
      unit: 'seconds',
      meaning: 'Recommended time on the forum; the chain does not enforce it.',
      source: {id: 'DOC', path: 'docs/guides/overview/babylon_genesis/governance'},
      asOf: '2026-06-25',
    },
  },
});
