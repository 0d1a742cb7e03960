import type {Page, Problem} from './page';
import {lineAt, proseOf, proseProblem} from './prose';

/** Words that carry nothing, or only praise. */
const FILLER =
  /\b(?:simply|just|easily|seamless(?:ly)?|robust(?:ly)?|powerful(?:ly)?|leverag(?:e[sd]?|ing)|utiliz(?:e[sd]?|ing)|in order to|please|world-class)\b/gi;

export function noFiller({tree}: Page): Problem[] {
  return proseOf(tree).flatMap((prose) =>
    [...prose.text.matchAll(FILLER)].map((found) =>
      proseProblem(
        lineAt(prose, found.index),
        `"${found[0]}" is filler.`,
        'no marketing and no filler',
        'Leave it out, or say the exact thing: "to" for "in order to", "use" for "utilize".',
      ),
    ),
  );
}
