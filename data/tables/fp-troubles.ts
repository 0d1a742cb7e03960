import {defineTable} from '../schema';

/** Symptoms of a failing finality provider, with the cause and the fix. */
export default defineTable({
  id: 'fp-troubles',
  title: 'Troubleshooting a finality provider',
  columns: [
    {key: 'sign', label: 'What you see'},
    {key: 'cause', label: 'Cause'},
    {key: 'fix', label: 'What to do'},
  ],
  rows: [
    {
      sign: 'fpd: the EOTS manager server is not responding',
      cause: 'eotsd is not running, or EOTSManagerAddress is wrong.',
      fix: 'Start eotsd first; check the address and the firewall between the two programs.',
    },
    {
      sign: 'fpd: keyring backend in config must be `test`',
      cause: 'KeyringBackend in the babylon section is not test.',
      fix: 'Set it to test, and use an operation key that holds only a small balance.',
    },
    {
      sign: 'fpd: … finality providers found in DB',
      cause: 'The database has more than one provider, and you have not selected one.',
      fix: 'Start fpd with --eots-pk.',
    },
    {
      sign: 'fpd: failed to get addr: NAME.info: key not found',
      cause: 'The key named in fpd.conf is not in the keyring of this home directory.',
      fix: 'Add the key with the same --home as in the unit, or fix Key in the babylon section.',
    },
    {
      sign: 'fpd: account … not found',
      cause:
        'The account has never received BABY, so it does not exist on the chain. fpd starts without it; the first transaction fails.',
      fix: 'Send BABY to the address of the key named in fpd.conf.',
    },
    {
      sign: 'failed to create db backend: failed to get bolt backend: timeout',
      cause:
        'Another process has the database open: a second instance, or eotsd while you run eotsd keys.',
      fix: 'Find the process and stop it cleanly. Never delete the database.',
    },
    {
      sign: 'eotsd keys add: failed to save key name mapping … timeout',
      cause: 'eotsd was running. The keyring now holds a key whose seed phrase was never shown.',
      fix: 'Delete that key, and add it again with --rpc-client, or with eotsd stopped.',
    },
    {
      sign: 'eotsd does not sign after a restart',
      cause: 'It uses the file keyring, which is still locked.',
      fix: 'Run eotsd unlock.',
    },
    {
      sign: 'eotsd: double sign requested',
      cause: 'eotsd was asked to sign a different block at a height that it has already signed.',
      fix: 'Stop fpd. Do not roll back. Find out why its node returned two different blocks.',
    },
    {
      sign: 'fpd, with LogLevel = debug: the finality-provider does not have voting power',
      cause:
        'The provider is outside the active set or jailed, or it has no finalized randomness for this height. This does not count as a missed block.',
      fix: 'Query whether the provider is jailed, then compare your rank and your commitments.',
    },
    {
      sign: 'fpd: failed to submit finality signature …: out of gas',
      cause:
        'Finality has been stalled for so long that the votes for all pending blocks need more gas than a node accepts in one transaction.',
      fix: 'Set BatchSubmissionSize = 100 in fpd.conf, and restart fpd.',
    },
    {
      sign: 'account sequence mismatch',
      cause: 'Two programs send transactions from the same account at the same time.',
      fix: 'Use an operation key for fpd, and the registration key for everything else.',
    },
    {
      sign: "the signer does not correspond to the finality provider's Babylon address; the fp's address … does not match the signer",
      cause: 'fpd runs with an operation key, and this message needs the registration key.',
      fix: 'Send it with babylond and the registration key.',
    },
    {
      sign: 'HMAC errors between fpd and eotsd',
      cause: 'The two HMACKey values differ, or one of the files does not contain one.',
      fix: 'Set the same value at the top level of both files, without quotation marks.',
    },
    {
      sign: 'fpd is running, but fp_total_failed_votes increases and no votes reach the chain',
      cause:
        'Votes fail, and the other providers finalize each block before fpd has used up its retries, so fpd drops the vote and continues.',
      fix: 'Set LogLevel = debug, and read the error field of the lines “failed to submit finality signature to the consumer chain”.',
    },
    {
      sign: 'fpd exits: message index: …: the inclusion proof (for height …) does not correspond to the given height',
      cause:
        'fpd is catching up on blocks that have not been finalized, and the provider had no voting power at some heights in between, for example while it was jailed. For the votes after this gap, fpd uses the proofs for the wrong heights, and it does so again at every start.',
      fix: 'Set BatchSubmissionSize to the number after “message index”, so that a batch ends before the gap, and restart fpd. If the line appears again, repeat this with the new number. Once fpd votes, restore the old value and restart fpd.',
    },
    {
      sign: 'fpd exits: the inclusion proof of the public randomness is invalid: invalid leaf hash: wanted … got …',
      cause:
        'The proof in finality-provider.db belongs to a different random value than the one that eotsd derives for this height, usually because the proof was created with a different EOTS key or chain ID.',
      fix: 'Stop fpd, run fpd recover-rand-proof with the chain ID used at registration, and start fpd. If it exits again, compare the EOTS key and the chain ID with those used at registration.',
    },
    {
      sign: 'fpd or eotsd: unknown option: …',
      cause:
        'The name of an option is misspelled or has the wrong capitalization, or the option is in the wrong section.',
      fix: 'Write the name as it appears in a file generated by this version.',
    },
    {
      sign: 'fpd keeps exiting, and systemd keeps restarting it',
      cause:
        'A vote or a randomness commitment failed permanently, because the operation account has no BABY, the node is down, or eotsd is locked or not running.',
      fix: 'Read the last line of the log before each exit, and fix the cause.',
    },
  ],
  source: {
    id: 'FP',
    path: 'finality-provider/service, eotsmanager at v2.0.2; BBN x/btcstaking/keeper/msg_server.go',
  },
  asOf: '2026-07-21',
});
