import {defineFacts} from '../schema';
import btcstaking from './bbn-1.btcstaking';
import inflation from './bbn-1.inflation';
import tokenomics from './tokenomics';

const UBBN_PER_BABY = 1_000_000n;
/** 0.002 ubbn per unit of gas, as a fraction of integers. */
const MIN_GAS_PRICE = {ubbn: 2n, gas: 1_000n};

const registrationGas = BigInt(btcstaking.facts['delegation-creation-base-gas-fee']!.value);
const supply = BigInt(tokenomics.facts['total-supply']!.value);
const stakersPercent = BigInt(inflation.facts['btc-stakers']!.value);

const yearlyForStakers = (supply * stakersPercent) / 100n;
const TOTAL_BTC = 50_000n;
const COMMISSION_PERCENT = 5n;
const yearOfOneBitcoin = (yearlyForStakers * (100n - COMMISSION_PERCENT)) / (TOTAL_BTC * 100n);

/** Costs and rewards of a bitcoin stake in BABY; the totals in the example are not real figures. */
export default defineFacts({
  group: 'staker-yield',
  title: 'Costs and rewards of a bitcoin stake, in BABY',
  network: 'bbn-1',
  source: {id: 'BBN', path: 'app/params/config.go, x/incentive/types/params.go'},
  asOf: '2026-07-21',
  facts: {
    'least-registration-fee': {
      label: 'Minimum fee for the gas added to a registration',
      value: (registrationGas * MIN_GAS_PRICE.ubbn) / MIN_GAS_PRICE.gas,
      unit: 'ubbn',
      meaning:
        'Added gas times the minimum gas price; the gas of the transaction itself is not included.',
    },
    'yearly-for-stakers': {
      label: 'BABY for bitcoin stakers per year',
      value: `${(yearlyForStakers / UBBN_PER_BABY).toLocaleString('en-US')} BABY`,
      unit: 'text',
      meaning:
        'Their share of the yearly issuance, calculated from the supply at genesis; the actual base is larger.',
    },
    'example-total': {
      label: 'Active bitcoin in the example',
      value: TOTAL_BTC * 100_000_000n,
      unit: 'satoshi',
      meaning: 'Chosen for the example; query the chain for the current figure.',
    },
    'example-commission': {
      label: 'Commission in the example',
      value: String(COMMISSION_PERCENT),
      unit: 'percent',
      meaning: 'Chosen for the example.',
    },
    'example-year': {
      label: 'Annual reward of one bitcoin in the example',
      value: (yearOfOneBitcoin / UBBN_PER_BABY) * UBBN_PER_BABY,
      unit: 'ubbn',
      meaning: 'Yearly BABY for stakers, divided by the active bitcoin, minus the commission.',
    },
  },
});
