/** Endings that change a word's form but hardly its meaning, longest first. */
const ENDINGS: readonly (readonly [ending: string, shortestStem: number])[] = [
  ['ations', 5],
  ['ation', 5],
  ['ating', 5],
  ['ators', 5],
  ['ator', 5],
  ['ated', 5],
  ['ates', 5],
  ['ings', 4],
  ['ions', 5],
  ['iers', 5],
  ['ers', 4],
  ['ier', 5],
  ['ies', 3],
  ['ied', 3],
  ['ion', 5],
  ['ing', 3],
  ['als', 6],
  ['ors', 5],
  ['ate', 5],
  ['er', 4],
  ['or', 5],
  ['al', 6],
  ['es', 3],
  ['ed', 3],
  ['s', 3],
  ['e', 3],
  ['y', 3],
];

/**
 * What the forms of an English word have in common: `stak` for stake, stakes, staked, staking
 * and staker. Words of the same stem are looked up together, so a stem must begin the word.
 */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || word.endsWith('ss')) return word;
  for (const [ending, shortest] of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < shortest) continue;
    const bare = word.slice(0, -ending.length);
    // `delay` keeps its last letter, as `delayed` does; `verify` loses it, and so does `verifying`.
    if (ending === 'y' && /[aeo]$/.test(bare)) continue;
    const rest = ending !== 'y' && bare.length > 3 ? bare.replace(/(?<![aeo])y$/, '') : bare;
    // `running` is a form of `run`; `rolling` is one of `roll`, `adding` of `add`, `dapps` of `dapp`.
    const isDoubled = ending !== 's' && rest.length > 3 && /([bdgmnprt])\1$/.test(rest);
    return isDoubled ? rest.slice(0, -1) : rest;
  }
  return word;
}

/** All words that can have this stem, most of which are none: where to look for its forms. */
export function spellingsOf(root: string): string[] {
  const all = ENDINGS.flatMap(([ending]) => [root + ending, root + root.slice(-1) + ending]);
  const spellings = [...all, `${root}ying`].filter((word) => stem(word) === root);
  return [root, ...spellings];
}

/**
 * Whether two words are forms of one. Those on `-y` and those on `-e` may share a stem and nothing
 * else: `apply` and `apple`.
 */
export function isForm(one: string, other: string): boolean {
  if (stem(one) !== stem(other)) return false;
  return !(endsInY(one) && endsInE(other)) && !(endsInE(one) && endsInY(other));
}

function endsInY(word: string): boolean {
  return /(?:y|ies|ied|ying|iers?)$/.test(word);
}

function endsInE(word: string): boolean {
  return /(?<!i)(?:e|es)$/.test(word);
}
