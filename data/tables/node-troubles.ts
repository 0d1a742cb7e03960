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
      sign: "panic: failed to parse chain-id from genesis file: EOF, or: invalid character '<' looking for beginning of value",
      cause:
        'genesis.json is empty, or is the HTML page of an error: the download failed and its answer was saved.',
      fix: 'Download the file again with curl -f, which saves no error page, or take it from a node, as step 5 of the installation shows. Compare the hash before you start.',
    },
    {
      sign: "failed to load latest version: version of store … mismatch root store's version; expected … got 0; new stores should be added using StoreUpgrades",
      cause:
        'The program expects a store that this state lacks: it is older or newer than the version that wrote the snapshot. After an upgrade height, data/upgrade-info.json can also be missing from a copied data folder.',
      fix: 'Nothing is damaged. Start the version that the page of the snapshot names, or the one of the table of upgrades that covers the height of the state. Restore upgrade-info.json if you copied data by hand.',
    },
    {
      sign: 'failed to process message … error invalid proposal signature',
      cause:
        'One line now and then: a peer sent a bad proposal, and nothing is wrong with the node. A line for each block: the node expects another proposer than the network does, because the order of proposers in its state differs, usually after a faulty snapshot or a restored data folder.',
      fix: 'If each block repeats it, stop the node and open another snapshot. Keep priv_validator_state.json on a validator: until then it follows the chain but misses signatures.',
    },
    {
      sign: 'panic recovered in runTx … out of gas in location: …; gasWanted: …, gasUsed: …',
      cause:
        'A transaction of somebody ran out of gas, so the chain recorded it as failed, on every node alike. The node did not panic.',
      fix: 'Nothing, if you did not send it; while a node catches up, it repeats the failed transactions of the past. For one of yours, raise --gas-adjustment.',
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
