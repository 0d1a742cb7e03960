import {defineFacts} from '../schema';

/** Default fee rate of a withdrawal, in satoshis per virtual byte. */
const MAX_FEE_RATE = 200;

/**
 * The size that stakerd assumes for a withdrawal to a Native SegWit address: one Taproot input with a
 * key-path spend, and one output. The actual transaction reveals a script and is a quarter to a third
 * larger.
 */
const WITHDRAWAL_VBYTES = 100;

/** Versions, fees and limits of stakerd and stakercli. */
export default defineFacts({
  group: 'staker-cli',
  title: 'stakerd and stakercli',
  network: 'bbn-1',
  source: {id: 'STK', path: 'stakercfg/config.go'},
  asOf: '2025-12-14',
  facts: {
    version: {
      label: 'Version of stakerd and stakercli',
      value: 'v0.18.1',
      unit: 'version',
      meaning:
        'Latest tag, and the first version that can withdraw a stake whose timelock has expired.',
      source: {id: 'STK', path: 'CHANGELOG.md'},
    },
    'go-version': {
      label: 'Go version to build stakerd',
      value: '1.24.1',
      unit: 'version',
      meaning:
        'Minimum version that go.mod of v0.18.1 requires; the README still says 1.21. Go 1.26 does not build it.',
      source: {id: 'STK', path: 'go.mod'},
    },
    'bitcoin-core-versions': {
      label: 'Compatible Bitcoin Core releases',
      value: '26 to 29',
      unit: 'text',
      meaning:
        'The README uses release 26 and requires a legacy wallet, which release 30 removed. With release 28 or later, stakerd starts only if deprecatedrpc=warnings is set in Bitcoin Core.',
      source: {id: 'STK', path: 'README.md'},
      unverified:
        'we ran it with v28.99, a build between 28 and 29; we have not tried the releases themselves',
    },
    'daemon-address': {
      label: 'Address of stakerd',
      value: 'tcp://127.0.0.1:15812',
      unit: 'text',
      meaning: 'Address at which stakercli connects to the daemon unless you set --daemon-address.',
      source: {id: 'STK', path: 'stakercfg/config.go, cmd/stakercli/daemon/daemoncommands.go'},
    },
    'config-file': {
      label: 'Configuration file',
      value: '~/.stakerd/stakerd.conf',
      unit: 'text',
      meaning: 'Path on Linux of the file that stakerd reads at startup.',
    },
    'fee-mode': {
      label: 'Default fee mode',
      value: 'static',
      unit: 'text',
      meaning: 'In this mode, every transaction that stakerd builds pays the maximum fee rate.',
    },
    'max-fee-rate': {
      label: 'Default maximum fee rate',
      value: `${MAX_FEE_RATE} sat per vbyte`,
      unit: 'text',
      meaning:
        'Fee rate in static mode, upper limit in dynamic mode, and fallback if the node has no estimate.',
    },
    'min-fee-rate': {
      label: 'Default minimum fee rate',
      value: '2 sat per vbyte',
      unit: 'text',
      meaning: 'Lower bound in dynamic mode.',
    },
    'withdrawal-vbytes': {
      label: 'Size used to calculate the fee of a withdrawal',
      value: `${WITHDRAWAL_VBYTES} vbytes`,
      unit: 'text',
      meaning:
        'For a Native SegWit address; the actual transaction is a quarter to a third larger.',
      source: {id: 'STK', path: 'staker/types.go'},
    },
    'default-withdrawal-fee': {
      label: 'Fee of a withdrawal with the defaults',
      value: MAX_FEE_RATE * WITHDRAWAL_VBYTES,
      unit: 'satoshi',
      meaning: 'Default maximum fee rate times that size.',
      source: {id: 'STK', path: 'staker/types.go'},
    },
    'phase-1-withdrawal-vbytes': {
      label: 'Size of a withdrawal from a staking output',
      value: '140 vbytes',
      unit: 'text',
      meaning: 'One input with signature, script and control block, and one output. Rounded up.',
      source: {id: 'STK', path: 'cmd/stakercli/transaction/transactions.go'},
    },
    'unbonding-confirmations': {
      label: 'Confirmations stakerd waits for after unbonding',
      value: 6,
      unit: 'bitcoin-blocks',
      meaning:
        'stakerd only logs them, at debug level; the timelock counts from the first confirmation.',
      source: {id: 'STK', path: 'staker/stakerapp.go'},
    },
    'withdrawal-confirmations': {
      label: 'Confirmations until a stake is removed from the list',
      value: 3,
      unit: 'bitcoin-blocks',
      meaning: 'After this many confirmations, stakerd deletes the stake from its database.',
      source: {id: 'STK', path: 'staker/stakerapp.go'},
    },
    'withdrawal-watch': {
      label: 'How long stakerd tracks a withdrawal',
      value: 7_200,
      unit: 'seconds',
      meaning: 'A withdrawal that takes longer remains in the list after it is complete.',
      source: {id: 'STK', path: 'staker/stakerapp.go'},
    },
    'send-attempts': {
      label: 'Attempts to broadcast the unbonding transaction',
      value: 30,
      unit: 'count',
      meaning:
        'One attempt per minute. After the last attempt, stakerd exits unless configured otherwise.',
      source: {id: 'STK', path: 'staker/stakerapp.go'},
    },
    'page-limit': {
      label: 'Maximum stakes in one response',
      value: 100,
      unit: 'count',
      meaning: 'A larger --limit is reduced to this value.',
      source: {id: 'STK', path: 'stakerservice/service.go'},
    },
  },
});
