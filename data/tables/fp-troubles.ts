import {defineTable} from '../schema';

/** What a finality provider in trouble sees, why, and the way out. */
export default defineTable({
  id: 'fp-troubles',
  title: 'A finality provider in trouble',
  columns: [
    {key: 'sign', label: 'What you see'},
    {key: 'cause', label: 'Cause'},
    {key: 'fix', label: 'What to do'},
  ],
  rows: [
    {
      sign: 'fpd: the EOTS manager server is not responding',
      cause: 'eotsd is not up, or EOTSManagerAddress is wrong.',
      fix: 'Start eotsd first; check the address and the firewall between the two.',
    },
    {
      sign: 'fpd: keyring backend in config must be `test`',
      cause: 'KeyringBackend in the section babylon is not test.',
      fix: 'Set it to test and keep only a small balance there: an operation key.',
    },
    {
      sign: 'fpd: … finality providers found in DB',
      cause: 'More than one provider in the database, and none chosen.',
      fix: 'Start with --eots-pk.',
    },
    {
      sign: 'fpd: failed to get addr: NAME.info: key not found',
      cause: 'fpd.conf names a key that the keyring of this home folder does not have.',
      fix: 'Add the key with --home of the unit, or correct Key in the section babylon.',
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
        'Another process holds the database: a second copy, or a running eotsd beside eotsd keys.',
      fix: 'Find the process and stop it in order. Never delete the database.',
    },
    {
      sign: 'eotsd keys add: failed to save key name mapping … timeout',
      cause: 'eotsd was running. The keyring now holds a key whose seed phrase was never shown.',
      fix: 'Delete that key, and add it again with --rpc-client, or with eotsd stopped.',
    },
    {
      sign: 'eotsd signs nothing after a restart',
      cause: 'Its keyring is of the kind file and still locked.',
      fix: 'Run eotsd unlock.',
    },
    {
      sign: 'eotsd: double sign requested',
      cause: 'A second, different block at a height already signed.',
      fix: 'Stop fpd. Do not roll back. Find out why its node showed two blocks.',
    },
    {
      sign: 'fpd, with LogLevel = debug: the finality-provider does not have voting power',
      cause:
        'Outside the active set, jailed, or no finalized randomness for this height. Not counted as a miss.',
      fix: 'Ask the chain whether the provider is jailed, then compare your rank and your commitments.',
    },
    {
      sign: 'fpd: failed to submit finality signature …: out of gas',
      cause:
        'Finality has stood still for so long that the votes for all waiting blocks need more gas than a node accepts in one transaction.',
      fix: 'Set BatchSubmissionSize = 100 in fpd.conf, and restart fpd.',
    },
    {
      sign: 'account sequence mismatch',
      cause: 'Two programs send from one account at the same time.',
      fix: 'Use an operation key for fpd, and the registration key elsewhere.',
    },
    {
      sign: "the signer does not correspond to the finality provider's Babylon address; the fp's address … does not match the signer",
      cause: 'fpd runs with an operation key, and this message needs the registration key.',
      fix: 'Send it with babylond and the registration key.',
    },
    {
      sign: 'HMAC errors between fpd and eotsd',
      cause: 'The two HMACKey values differ, or one file has none.',
      fix: 'The same value at the top level of both files, without quotation marks.',
    },
    {
      sign: 'fpd runs, but fp_total_failed_votes rises and no vote arrives',
      cause:
        'Votes fail, and the other providers finalize each block before fpd has used up its retries, so it drops the vote and goes on.',
      fix: 'With LogLevel = debug, read the field error of the lines “failed to submit finality signature to the consumer chain”.',
    },
    {
      sign: 'fpd exits: message index: …: the inclusion proof (for height …) does not correspond to the given height',
      cause:
        'fpd catches up with blocks that nobody finalized, and had no voting power at some in between, for example while jailed. For the votes after this gap it takes proofs of the wrong heights, at each start again.',
      fix: 'Set BatchSubmissionSize to the number after “message index”, so that a batch ends before the gap, and restart; repeat it with the new number if the line comes again. Once fpd votes, write the old value back and restart.',
    },
    {
      sign: 'fpd exits: the inclusion proof of the public randomness is invalid: invalid leaf hash: wanted … got …',
      cause:
        'The proof in finality-provider.db belongs to another random value than the one that eotsd derives for this height, usually because the proof was made with another EOTS key or chain ID.',
      fix: 'Stop fpd, run fpd recover-rand-proof with the chain ID of the registration, and start fpd. If it exits again, compare the EOTS key and the chain ID with those of the registration.',
    },
    {
      sign: 'fpd or eotsd: unknown option: …',
      cause:
        'The name of a key is misspelled, has other upper and lower case, or is below the wrong section.',
      fix: 'Write the name as in a file that init has generated with this version.',
    },
    {
      sign: 'fpd exits, and systemd restarts it again and again',
      cause:
        'A vote or a commitment of randomness failed for good: no BABY on the operation account, a node that is down, eotsd locked or gone.',
      fix: 'Read the last line of the log before each exit, and remove that cause.',
    },
  ],
  source: {
    id: 'FP',
    path: 'finality-provider/service, eotsmanager at v2.0.2; BBN x/btcstaking/keeper/msg_server.go',
  },
  asOf: '2026-07-21',
});
