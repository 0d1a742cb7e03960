import type {Problem} from '../load/problem';
import type {Api} from '../load/readApi';

export function checkApi(_root: string, _api: Api, _site?: (address: string) => boolean): Problem[] {
  return [];
}
