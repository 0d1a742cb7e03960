import type {Page, Problem} from './page';
import {lineAt, proseOf, proseProblem} from './prose';

/** A danger has its box; nothing else is worth shouting. */
export function noExclamation({tree}: Page): Problem[] {
  return proseOf(tree).flatMap((prose) =>
    [...prose.text.matchAll(/!/g)].map(({index}) =>
      proseProblem(
        lineAt(prose, index),
        `an exclamation mark after "${prose.text.slice(0, index).split(/\s+/).at(-1)}".`,
        'no exclamation mark in prose',
        'End the sentence with a period; put a danger into a :::danger block.',
      ),
    ),
  );
}
