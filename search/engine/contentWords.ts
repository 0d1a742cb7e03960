import {normalize, stem, tokenize} from './words';

/** Maximum length of a query, in UTF-16 code units. The rest is ignored. */
export const MAX_INPUT_LENGTH = 512;

/** Maximum number of words of a query that are looked up. */
const MAX_WORDS = 16;

/**
 * Words that don't say what a question is about. "Not" and "without" are deliberately left out, because
 * they change the meaning of a question.
 */
const FUNCTION_WORDS = new Set(
  (
    'a about am an and any are as at be been but by can could did do does for from had has ' +
    'have how i if in into is it its me my of on or our s should so t tell than that the ' +
    'their them then there these they this to was we were what when where which who whom ' +
    'why will with would you your happen happens need get many much exist exists all one ' +
    'every each everyone everybody someone somebody anyone some already still just please ' +
    'really actually currently now own only work works mean means want go goes going give ' +
    'gives make makes use see know possible'
  ).split(' '),
);

/** The words of a question that carry its meaning, or all words if none does. */
export function contentWords(text: string): string[] {
  const words = tokenize(text.slice(0, MAX_INPUT_LENGTH)).slice(0, MAX_WORDS);
  const content = words.filter((word) => !isFunctionWord(word));
  return content.length > 0 ? content : words;
}

/** Whether a word is a function word or a single letter. */
export function isFunctionWord(word: string): boolean {
  const plain = normalize(word);
  return FUNCTION_WORDS.has(plain) || FUNCTION_WORDS.has(stem(plain)) || /^[a-z]$/.test(plain);
}
