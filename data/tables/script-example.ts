import {defineTable} from '../schema';

/** The three outputs of the worked example; examples/bitcoin-staking-scripts checks every value. */
export default defineTable({
  id: 'script-example',
  title: 'Outputs in the example',
  columns: [
    {key: 'output', label: 'Output'},
    {key: 'key', label: 'Output key (x-only)', format: 'code'},
    {key: 'pkScript', label: 'Output script', format: 'code'},
    {key: 'address', label: 'Address on signet', format: 'code'},
  ],
  rows: [
    {
      output: 'Staking output',
      key: '05c69e87a87285f94f977c10b885ae7deb12307dfa1e52fcfd589c8be1f4532d',
      pkScript: '512005c69e87a87285f94f977c10b885ae7deb12307dfa1e52fcfd589c8be1f4532d',
      address: 'tb1pqhrfapagw2zljnuh0sgt3pdw0h43yvralg099l8atzwghc052vks0ze5fy',
    },
    {
      output: 'Unbonding output',
      key: '2ba09f9e1da797ffbe30e46cdb928900dd8f720f0801c6e0a8bafd0cd1b5aec5',
      pkScript: '51202ba09f9e1da797ffbe30e46cdb928900dd8f720f0801c6e0a8bafd0cd1b5aec5',
      address: 'tb1p9wsfl8sa57tll03su3kdhy5fqrwc7us0pqqudc9ght7se5d44mzs0zfqys',
    },
    {
      output: 'Slashing refund',
      key: 'b242b0dccbe87fefa1bdcadcfe7c980c57ddd5a39061c089198e07a22bd21bee',
      pkScript: '5120b242b0dccbe87fefa1bdcadcfe7c980c57ddd5a39061c089198e07a22bd21bee',
      address: 'tb1pkfptphxtapl7lgdaetw0ulycp3tam4drjpsupzge3cr6y27jr0hqpca6e5',
    },
  ],
  source: {id: 'BBN', path: 'btcstaking/types.go'},
  asOf: '2026-07-21',
  note: 'Anyone can compute these test keys. Do not send anything to an address derived from them.',
});
