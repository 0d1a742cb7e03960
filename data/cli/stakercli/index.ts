import {defineCli} from '../schema';
import admin from './admin';
import daemon from './daemon';
import pop from './pop';
import transaction from './transaction';

export default defineCli({
  binary: 'stakercli',
  title: 'stakercli',
  purpose: 'Stakes bitcoin from the command line, through stakerd.',
  framework: 'urfave',
  versions: 'main as of 2026-04-30',
  source: {id: 'STK', path: 'cmd/stakercli'},
  asOf: '2025-12-14',
  commands: [...daemon, ...admin, ...transaction, ...pop],
  env: [
    {name: 'BTCSTAKER_USERNAME', required: true, meaning: 'User name that stakerd requires.'},
    {name: 'BTCSTAKER_PASSWORD', required: true, meaning: 'Password that stakerd requires.'},
  ],
  ports: [
    {
      port: 15812,
      meaning: 'RPC of stakerd, to which stakercli connects.',
      setBy: '--daemon-address',
    },
  ],
});
