import {wantedOf} from './client/words';

/** For src/components/search/Highlighted.tsx only; delete both together. */
export const wordsOf = wantedOf;
