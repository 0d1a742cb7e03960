import {defineTable} from '../schema';

/** What a node that does not run says, why, and the way out. */
export default defineTable({
  id: 'node-troubles',
  title: 'A node that does not run',
  columns: [
    {key: 'sign', label: 'What you see'},
    {key: 'cause', label: 'Cause'},
    {key: 'fix', label: 'What to do'},
  ],
  rows: [
    {
      sign: 'UPGRADE "…" NEEDED at height …',
      cause: 'The chain has reached an upgrade that this program does not have.',
      fix: 'Stop the process, which keeps running unless the node was still catching up. Install the version that the table of upgrades names for this height, and start again. Nothing is damaged. If that version says the same, it was built without the option for your network.',
    },
    {
      sign: 'BINARY UPDATED BEFORE TRIGGER',
      cause: 'The program is newer than the planned upgrade.',
      fix: 'Stop it, and run the older program until the height is reached.',
    },
    {
      sign: 'wrong app version …, upgrade handler is missing for … upgrade plan',
      cause:
        'The upgrade has been applied, and this program is older, or was built without the option for your network.',
      fix: 'Start the version of that upgrade again.',
    },
    {
      sign: 'wrong Block.Header.AppHash',
      cause:
        'The state differs from the one of the network: wrong version, wrong snapshot, or a broken database.',
      fix: 'Keep config, delete the data, open a fresh snapshot with the version it names. A validator must keep priv_validator_state.json.',
    },
    {
      sign: 'the start asks for a password, or ends with failed to get BLS password: EOF',
      cause:
        'No password source was given. babylond then asks, even if the BLS key has no password; a service has no terminal to ask on.',
      fix: 'Set BABYLON_BLS_PASSWORD, or name a file with --bls-password-file. For a key without a password, add --no-bls-password. Only one of the three.',
    },
    {
      sign: 'panic: unknown field "inflation" in types.Minter',
      cause:
        'There is no state yet, and this program is too new for the genesis file of the network.',
      fix: 'Open a snapshot, enable state sync, or begin a full replay with v0.9.0. Keys that this start made stay.',
    },
    {
      sign: 'unknown flag: --x-crisis-skip-assert-invariants',
      cause: 'The crisis module is gone since v2.0.0.',
      fix: 'Leave the flag out.',
    },
    {
      sign: 'command not found: babylond',
      cause: 'The folder of Go programs is not on the path.',
      fix: 'Add $HOME/go/bin to PATH and open a new shell.',
    },
    {
      sign: 'no peers, height stays at 0',
      cause: 'Wrong chain id, wrong genesis file, or port 26656 blocked outwards.',
      fix: 'Compare the hash of the genesis file; look at the seeds; open the port.',
    },
    {
      sign: 'catching_up stays true and the height rises slowly',
      cause: 'Slow disk, or few peers.',
      fix: 'Use NVMe; add the peers; begin from a more recent snapshot.',
    },
    {
      sign: 'Bitcoin transactions of one network are refused',
      cause: 'btc-config.network in app.toml names the other Bitcoin network.',
      fix: 'mainnet for bbn-1, signet for bbn-test-6; then start again.',
    },
  ],
  source: {
    id: 'BBN',
    path: 'cmd/babylond, app/signer/bls.go; COS; CMT (their messages)',
  },
  asOf: '2026-07-21',
});
