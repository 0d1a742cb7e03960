// Submits the checkpoints of epochs FROM to TO to the simulated Bitcoin of a local network and adds
// blocks on top, so that the epochs are finalized. Epochs are finalized in order.
//
//   node finalize.mjs FROM TO
//
// It needs babylond on PATH and bitcoin.mjs in the same directory. Set BBN_HOME to use another
// home directory.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {homedir, tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {setTimeout as sleep} from 'node:timers/promises';
import {fileURLToPath, URL} from 'node:url';

/** Must match --checkpoint-tag and --btc-finalization-timeout of `babylond testnet`. */
const TAG = '01020304';
const FINALIZATION_TIMEOUT = 4;

const home = process.env.BBN_HOME ?? path.join(homedir(), 'bbn-local/node0/babylond');
const signing = ['--from', 'test-spending-key', '--keyring-backend', 'test', '--home', home];
const fees = [
  '--chain-id',
  'bbn-local-1',
  '--gas',
  '1000000',
  '--gas-prices',
  '0.002ubbn',
  '--yes',
];

/** Runs a program and returns its output. Its errors are hidden, because retries are expected. */
const output = (program, ...args) =>
  execFileSync(program, args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
const query = (...args) => JSON.parse(output('babylond', 'query', ...args, '--output', 'json'));
const tip = () => query('btclightclient', 'tip').header.header_hex;
const checkpoint = (epoch) => query('checkpointing', 'raw-checkpoint', epoch).raw_checkpoint;

const script = fileURLToPath(new URL('bitcoin.mjs', import.meta.url));
const bitcoin = (...args) =>
  output(process.execPath, script, ...args)
    .trim()
    .split('\n');

/** Sends a transaction and waits until it is in a block. */
async function send(...message) {
  const sent = JSON.parse(
    output('babylond', 'tx', ...message, ...signing, ...fees, '--output', 'json'),
  );
  if (sent.code !== 0) throw new Error(sent.raw_log);
  for (let attempt = 0; attempt < 60; attempt++) {
    await sleep(1000);
    try {
      const {code, raw_log: log} = query('tx', sent.txhash);
      if (code === 0) return;
      throw new Error(log);
    } catch (error) {
      // A query fails until the transaction is in a block.
      if (error.status === undefined) throw error;
    }
  }
  throw new Error(`not in a block: ${sent.txhash}`);
}

const [from, to] = process.argv.slice(2).map(Number);
const file = path.join(mkdtempSync(path.join(tmpdir(), 'checkpoint-')), 'checkpoint.json');
for (let epoch = from; epoch <= to; epoch++) {
  writeFileSync(file, JSON.stringify({raw_checkpoint: checkpoint(epoch)}));
  const [header, ...proofs] = bitcoin('checkpoint', tip(), file, TAG);
  await send('btclightclient', 'insert-headers', header);
  await send('btccheckpoint', 'insert-proofs', ...proofs);
}
await send('btclightclient', 'insert-headers', ...bitcoin('empty', tip(), FINALIZATION_TIMEOUT));
await sleep(5000);
process.stdout.write(`epoch ${to}: ${checkpoint(to).status_desc}\n`);
