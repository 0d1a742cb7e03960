import type {SearchRecord} from '../../../plugins/search/record';

/** The text of a record, with the phrases and questions of readers behind it: every engine gets all. */
export function ownText({content, keywords = [], asked = [], answers = []}: SearchRecord): string {
  const questions = [...asked, ...answers.flatMap((one) => one.questions)];
  return [content ?? '', ...keywords, ...questions].join('\n').trim();
}
