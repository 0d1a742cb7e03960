import mainnet from '../facts/bbn-1.btcstaking';
import testnet from '../facts/bbn-test-6.btcstaking';
import scripts from '../facts/scripts';
import btcstaking from '../modules/btcstaking';
import {parametersTable} from '../modules/tables';
import type {FactGroup} from '../schema';

const burn = scripts.facts['burn-script'];
const testnetScript = scripts.facts['testnet-slashing-script'];
const scriptOnly = (script: typeof burn): FactGroup => ({
  ...scripts,
  ...(script?.source && {source: script.source}),
  ...(script?.asOf && {asOf: script.asOf}),
  facts: script ? {'burn-script': script} : {},
});

/** Parameters of a stake today, on both networks. */
export default parametersTable(btcstaking, {
  mainnet: [mainnet, scriptOnly(burn)],
  testnet: [testnet, scriptOnly(testnetScript)],
});
