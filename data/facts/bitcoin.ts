import {BLOCKS_PER_DAY, KNOWN_BLOCK, type Clock} from '../clock';
import {defineFacts} from '../schema';

/** The Bitcoin height for which the site is built, which determines whether a term has ended. */
export default (clock: Clock) =>
  defineFacts({
    group: 'bitcoin',
    title: 'Bitcoin height',
    source: {id: 'BTC', path: 'src/kernel/chainparams.cpp'},
    asOf: KNOWN_BLOCK.on,
    facts: {
      'known-height': {
        label: 'Height of a dated block',
        value: KNOWN_BLOCK.height,
        unit: 'bitcoin-height',
        meaning: `Block of ${KNOWN_BLOCK.on}, from which later heights are estimated.`,
      },
      'estimated-height': {
        label: 'Bitcoin height, estimated',
        value: clock.bitcoinHeight,
        unit: 'bitcoin-height',
        meaning: `Estimate for ${clock.day}: ${BLOCKS_PER_DAY} blocks per day since ${KNOWN_BLOCK.on}, rounded to the nearest hundred.`,
      },
      'estimated-on': {
        label: 'Day of the estimate',
        value: clock.day,
        unit: 'date',
        meaning: 'Date for which this site was built.',
      },
    },
  });
