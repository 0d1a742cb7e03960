import {endsWell} from './endsWell';
import {enoughWords} from './enoughWords';
import {frontMatterComplete} from './frontMatterComplete';
import {headingLevels} from './headingLevels';
import {headingsUnique} from './headingsUnique';
import {noEmptyPhrases} from './noEmptyPhrases';
import {noExclamation} from './noExclamation';
import {noFiller} from './noFiller';
import {noPlaceholders} from './noPlaceholders';
import {oneTitle} from './oneTitle';
import {ownLinksAsPaths} from './ownLinksAsPaths';
import {describeProblem, type Page, type PageRule} from './page';
import {samplesParse} from './samplesParse';
import {secureLinks} from './secureLinks';
import {shortParagraphs} from './shortParagraphs';
import {shortSentences} from './shortSentences';

/** Rules for one page by itself, in the order in which CONTRIBUTING.md lists them. */
export const pageRules: readonly PageRule[] = [
  frontMatterComplete,
  oneTitle,
  headingLevels,
  headingsUnique,
  enoughWords,
  endsWell,
  secureLinks,
  ownLinksAsPaths,
  noPlaceholders,
  samplesParse,
  noFiller,
  noEmptyPhrases,
  noExclamation,
  shortSentences,
  shortParagraphs,
];

/** Every problem of a page, by line, each with the rule and the fix. */
export function checkPage(page: Page): string[] {
  return pageRules
    .flatMap((rule) => rule(page))
    .sort((a, b) => a.line - b.line)
    .map((problem) => describeProblem(page.file, problem));
}
