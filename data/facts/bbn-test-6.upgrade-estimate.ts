import type {Clock} from '../clock';
import upgrades from '../tables/bbn-test-6.upgrades';
import {upgradeEstimate} from '../upgradeEstimate';
import chain from './bbn-test-6.chain';

/** Whether the testnet has reached the upgrade that was last recorded as scheduled. */
export default (clock: Clock) =>
  upgradeEstimate(
    'bbn-test-6',
    upgrades,
    {
      height: 1,
      on: String(chain.facts['genesis-time']?.value).slice(0, 10),
      secondsPerBlock: Number(chain.facts['block-time']?.value),
      source: {
        id: 'NET',
        path: 'bbn-test-6/network-artifacts/genesis.json, bbn-test-6/babylon-node/README.md',
      },
    },
    clock,
  );
