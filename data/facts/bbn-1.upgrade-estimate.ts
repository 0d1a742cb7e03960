import type {Clock} from '../clock';
import upgrades from '../tables/bbn-1.upgrades';
import {upgradeEstimate} from '../upgradeEstimate';
import chain from './bbn-1.chain';

/** Counted from the v1 upgrade, which took place on the day of the public launch. */
const first = upgrades.rows.find(({name}) => name === 'v1');

/** Whether mainnet has reached the upgrade that was last recorded as scheduled. */
export default (clock: Clock) =>
  upgradeEstimate(
    'bbn-1',
    upgrades,
    {
      height: Number(first?.['height']),
      on: String(chain.facts['launch-date']?.value),
      secondsPerBlock: Number(chain.facts['block-time']?.value),
      source: {
        id: 'DOC',
        path: 'docs/operators/finality_providers/phase_2_registration_guide.mdx; NET bbn-1/babylon-node/README.md',
      },
    },
    clock,
  );
