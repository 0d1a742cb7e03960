import {around, type Block} from '../../../markdown/tree';

/** The three parts of a page that is read on one side and used on the other. */
export type Columns = {
  /** What the page is about. */
  readonly intro: readonly Block[];
  /** What one acts with. Where there is room it stands beside the rest and stays in view. */
  readonly act: readonly Block[];
  /** Everything else that is read. */
  readonly rest: readonly Block[];
};

/** Below 1280 px the parts stand in this order, which is also that of keyboard and reader. */
export function columns({intro, act, rest}: Columns): Block {
  return around('div.api-page', [
    around('div.markdown', intro),
    around('section.api-act', act, {ariaLabel: 'Request and example'}),
    around('div.markdown', rest),
  ]);
}
