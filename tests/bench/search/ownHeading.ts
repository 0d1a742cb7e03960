import type {SearchRecord} from '../../../finish/search-index/record';

/** The text of a heading's own record; empty for other records. */
export function ownHeading({type, hierarchy}: SearchRecord): string {
  return type === 'content' || type === 'lvl1' ? '' : (hierarchy[type] ?? '');
}
