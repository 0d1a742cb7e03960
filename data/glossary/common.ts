/**
 * Names that are in the glossary but not marked on pages, because readers know them or they also have
 * an everyday meaning. Underlining every second word would help nobody.
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
