import hardware from '../tables/hardware';
import {defineFacts} from '../schema';

/** Describes a machine in one phrase, from its row in the table. */
const sizeOf = (machine: string): string => {
  const row = hardware.rows.find((candidate) => candidate['machine'] === machine);
  if (!row) throw new Error(`data/tables/hardware.ts has no row for "${machine}".`);
  return `${row['cpu']}, ${row['ram']} of memory and ${row['disk']}`;
};

/** Machine sizes that several pages mention, from the table of machines. */
export default defineFacts({
  group: 'hardware',
  title: 'Machine sizes',
  network: 'bbn-1',
  source: {id: 'NET', path: 'bbn-1/babylon-validators/README.md'},
  asOf: '2025-12-01',
  facts: {
    validator: {
      label: 'Machine for a validator',
      value: sizeOf('Validator node'),
      unit: 'text',
      meaning: 'As stated in the networks repository.',
    },
    'finality-provider': {
      label: 'Machine for fpd and eotsd',
      value: sizeOf('fpd and eotsd'),
      unit: 'text',
      meaning: 'As stated by the maintainers of finality-provider, in addition to a full node.',
      source: {id: 'FP', path: 'docs/finality-provider-operation.md'},
      asOf: '2025-12-11',
    },
  },
});
