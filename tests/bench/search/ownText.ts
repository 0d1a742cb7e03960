import type {SearchRecord} from '../../../plugins/search/record';

/** The text of a record, with the phrases of readers behind it: every engine gets both. */
export function ownText({content, keywords = []}: SearchRecord): string {
  return [content ?? '', ...keywords].join('\n').trim();
}
