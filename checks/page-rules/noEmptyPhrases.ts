import type {Page, Problem} from './page';
import {lineAt, proseOf, proseProblem} from './prose';

const PHRASES: readonly {search: RegExp; fix: string}[] = [
  {search: /\bwe(?: will|['’]ll)\b/gi, fix: 'Say what the reader does, or what the page has.'},
  {search: /\bclick here\b/gi, fix: 'Link the words that name what the reader gets.'},
];

/** Phrases that say nothing about what comes. */
export function noEmptyPhrases({tree}: Page): Problem[] {
  return proseOf(tree).flatMap((prose) =>
    PHRASES.flatMap(({search, fix}) =>
      [...prose.text.matchAll(search)].map((found) =>
        proseProblem(
          lineAt(prose, found.index),
          `"${found[0]}" says nothing about what comes.`,
          'no "we will" and no "click here"',
          fix,
        ),
      ),
    ),
  );
}
