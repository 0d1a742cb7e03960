import type {SearchRecord} from '../../../finish/search-index/record';

/** The text of a record, with the keywords of its page behind it: every engine gets all. */
export function ownText({content, keywords = []}: SearchRecord): string {
  return [content ?? '', ...keywords].join('\n').trim();
}
