import {defineTable} from '../schema';

/** Messages of a node that does not start or sync, with the cause and the fix. */
export default defineTable({
  id: 'node-troubles',
  title: 'Errors when a node does not start or sync',
  columns: [
    {key: 'sign', label: 'What you see'},
    {key: 'cause', label: 'Cause'},
    {key: 'fix', label: 'What to do'},
  ],
  rows: [
    {
      sign: 'UPGRADE "…" NEEDED at height …',
      cause: 'The chain has reached an upgrade that this binary does not contain.',
      fix: 'Nothing is damaged. Stop the process, which keeps running unless the node was still catching up. Install the version that the upgrade table lists for this height, and start the node again. If that version logs the same error, it was built without the build option for your network.',
    },
    {
      sign: 'BINARY UPDATED BEFORE TRIGGER',
      cause: 'The binary is newer than the planned upgrade.',
      fix: 'Stop the node, and run the older binary until the upgrade height is reached.',
    },
    {
      sign: 'wrong app version …, upgrade handler is missing for … upgrade plan',
      cause:
        'The upgrade has been applied, and this binary is older, or was built without the build option for your network.',
      fix: 'Start the version for that upgrade again.',
    },
    {
      sign: 'wrong Block.Header.AppHash',
      cause:
        'The state differs from that of the network, because the version or the snapshot is wrong or the database is corrupted.',
      fix: 'Keep config, delete the data, and restore a fresh snapshot with the version given on its page. On a validator, keep priv_validator_state.json.',
    },
    {
      sign: 'babylond start prompts for a password, or exits with failed to get BLS password: EOF',
      cause:
        'No password source is set, so babylond prompts for the password, even if the BLS key has none; a service has no terminal for the prompt.',
      fix: 'Set BABYLON_BLS_PASSWORD, or pass a file with --bls-password-file. For a key without a password, add --no-bls-password. Use only one of the three.',
    },
    {
      sign: 'panic: unknown field "inflation" in types.Minter',
      cause:
        'The node has no state yet, and this binary is too new for the network’s genesis file.',
      fix: 'Restore a snapshot, enable state sync, or start a full replay with v0.9.0. The keys that babylond created at this start are kept.',
    },
    {
      sign: "panic: failed to parse chain-id from genesis file: EOF, or: invalid character '<' looking for beginning of value",
      cause:
        'genesis.json is empty or contains an HTML error page, because the download failed and the response was saved.',
      fix: 'Download the file again with curl -f, which does not save error pages, or get it from a node, as shown in part 5 of the installation guide. Compare the hash before you start the node.',
    },
    {
      sign: "failed to load latest version: version of store … mismatch root store's version; expected … got 0; new stores should be added using StoreUpgrades",
      cause:
        'The binary expects a store that this state does not have, because the binary is older or newer than the version that created the snapshot. After an upgrade height, data/upgrade-info.json can also be missing from a copied data directory.',
      fix: 'Nothing is damaged. Start the version given on the snapshot’s page, or the version that the upgrade table lists for the height of the state. Restore upgrade-info.json if you copied data by hand.',
    },
    {
      sign: 'failed to process message … error invalid proposal signature',
      cause:
        'If you see the line only occasionally, a peer sent a bad proposal, and nothing is wrong with the node. If you see it for each block, the node expects a different proposer than the network, because the proposer order in its state differs, usually after a faulty snapshot or a restored data directory.',
      fix: 'If you see it for each block, stop the node and restore another snapshot. On a validator, keep priv_validator_state.json; until you restore a snapshot, the validator follows the chain but misses signatures.',
    },
    {
      sign: 'panic recovered in runTx … out of gas in location: …; gasWanted: …, gasUsed: …',
      cause:
        'A transaction in a block ran out of gas, so every node recorded it as failed. The node did not panic.',
      fix: 'If you did not send the transaction, do nothing: a node that catches up also re-executes past failed transactions. If you sent it, increase --gas-adjustment.',
    },
    {
      sign: 'unknown flag: --x-crisis-skip-assert-invariants',
      cause: 'The crisis module was removed in v2.0.0.',
      fix: 'Remove the flag.',
    },
    {
      sign: 'command not found: babylond',
      cause: 'The Go binary directory is not in PATH.',
      fix: 'Add $HOME/go/bin to PATH and open a new shell.',
    },
    {
      sign: 'the node has no peers, and the height stays at 0',
      cause:
        'The chain ID or the genesis file is wrong, or outgoing connections to port 26656 are blocked.',
      fix: 'Compare the hash of the genesis file, check the seeds, and open the port.',
    },
    {
      sign: 'catching_up stays true and the height increases slowly',
      cause: 'The disk is slow, or the node has few peers.',
      fix: 'Use an NVMe disk, add peers, or start from a more recent snapshot.',
    },
    {
      sign: 'the node rejects Bitcoin transactions of your network',
      cause: 'btc-config.network in app.toml is set to the wrong Bitcoin network.',
      fix: 'Set mainnet for bbn-1 or signet for bbn-test-6, then restart the node.',
    },
  ],
  source: {
    id: 'BBN',
    path: 'cmd/babylond, app/signer/bls.go; COS; CMT (their messages)',
  },
  asOf: '2026-07-21',
});
