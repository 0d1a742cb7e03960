import type {SearchRecord} from '../../../plugins/search/record';

/** The text of a record, with the phrases and questions of readers behind it: every engine gets all. */
export function ownText({content, keywords = [], asked = []}: SearchRecord): string {
  return [content ?? '', ...keywords, ...asked].join('\n').trim();
}
