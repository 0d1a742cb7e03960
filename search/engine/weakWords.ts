/**
 * Words that say how something is asked, not what. Beside other words they are not looked up,
 * but they still count where the words of a query stand together in a text; alone they are looked
 * up like any word. Words that turn a meaning round, such as `not` and `without`, are not here.
 */
const WEAK = new Set(
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

/** Whether a term is a weak word; a single letter is one too. */
export function isWeak(term: string): boolean {
  return WEAK.has(term) || /^[a-z]$/.test(term);
}
