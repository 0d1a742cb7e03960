import type {EpochNetwork} from '../../src/components/tools/compute/epochs';
import mainnetCheckpoints from '../facts/bbn-1.btccheckpoint';
import mainnetChain from '../facts/bbn-1.chain';
import mainnetEpochs from '../facts/bbn-1.epoching';
import testnetCheckpoints from '../facts/bbn-test-6.btccheckpoint';
import testnetChain from '../facts/bbn-test-6.chain';
import testnetEpochs from '../facts/bbn-test-6.epoching';
import type {FactGroup} from '../schema';
import {factText} from './factText';

const network = (
  name: string,
  {chain, epochs, checkpoints}: Record<'chain' | 'epochs' | 'checkpoints', FactGroup>,
): EpochNetwork => ({
  id: factText(chain, 'chain-id'),
  name,
  interval: Number(factText(epochs, 'epoch-interval')),
  secondsPerBlock: Number(factText(chain, 'block-time')),
  finalizationDepth: Number(factText(checkpoints, 'checkpoint-finalization-timeout')),
});

/** Networks of the epoch clock, mainnet first. */
export const epochNetworks: readonly [EpochNetwork, EpochNetwork] = [
  network('Mainnet', {
    chain: mainnetChain,
    epochs: mainnetEpochs,
    checkpoints: mainnetCheckpoints,
  }),
  network('Testnet', {
    chain: testnetChain,
    epochs: testnetEpochs,
    checkpoints: testnetCheckpoints,
  }),
];
