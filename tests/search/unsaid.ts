import type {SearchRecord} from '../../finish/search-index/record';
import type {Answered} from './askQuestions';

/** The questions whose `says` no text of the site matches any more, because a page was reworded. */
export function unsaidOf(
  answered: readonly Answered[],
  records: readonly Pick<SearchRecord, 'content'>[],
): Answered[] {
  const texts = [...new Set(records.flatMap(({content}) => content ?? []))];
  return answered.filter(({says}) => {
    const right = new RegExp(says, 'iu');
    return !texts.some((text) => right.test(text));
  });
}
