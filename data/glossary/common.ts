/**
 * Names that are in the glossary but not marked in pages: readers know them, or they also
 * have an everyday sense, and a line below every second word helps nobody.
 */
export const tooCommon: readonly string[] = [
  'BABY',
  'burned',
  'confirmation',
  'delegation',
  'deposit',
  'leaf',
  'light client',
  'network fee',
  'proposal',
  'registration',
  'sat',
  'screening',
  'slash',
  'slashed',
  'snapshot',
  'staking site',
  'threshold',
  'unbond',
  'veto',
  'withdrawal',
];
