import type {BlockContent, Heading, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {compareTerms} from '../../data/glossary/checkGlossary';
import type {Glossary} from '../../data/glossary/load';
import type {Term} from '../../data/glossary/schema';
import {attributes, heading, jsx, link, paragraph, text} from '../tree';

/**
 * Replaces `<Glossary />` with all terms, grouped by letter.
 *
 * @returns whether the page contains the element
 */
export function expandGlossary(tree: Root, glossary: Glossary): boolean {
  const index = tree.children.findIndex(
    (node) => node.type === 'mdxJsxFlowElement' && node.name === 'Glossary',
  );
  if (index < 0) return false;
  tree.children.splice(index, 1, ...glossaryNodes(glossary));
  return true;
}

function glossaryNodes({terms, pages}: Glossary): RootContent[] {
  const sorted = [...terms].sort(([, a], [, b]) => compareTerms(a.term, b.term));
  const letters = new Map<string, [string, Term][]>();
  for (const entry of sorted) {
    const letter = entry[1].term.charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return [
    letterLinks([...letters.keys()]),
    ...[...letters].flatMap(([letter, entries]) => [
      heading(2, letter, `letter-${letter.toLowerCase()}`),
      ...entries.flatMap(([id, term]) => termNodes(id, term, terms, pages)),
    ]),
  ];
}

function termNodes(
  id: string,
  {term, definition, note, also, see, page}: Term,
  terms: Glossary['terms'],
  pages: Glossary['pages'],
): (Heading | BlockContent)[] {
  const references: PhrasingContent[] = [];
  if (also) references.push(text(`Also: ${also.join(', ')}. `));
  if (see?.length) {
    references.push(text('See also: '));
    see.forEach((relatedId, index) => {
      if (index > 0) references.push(text(', '));
      references.push(link(`#${relatedId}`, terms.get(relatedId)?.term ?? relatedId));
    });
    references.push(text('. '));
  }
  references.push(text('Explained in '), link(page, pages.get(page) ?? page), text('.'));
  const texts = note ? [definition, note] : [definition];
  return [
    heading(3, term, id),
    ...texts.map((value) => paragraph(value)),
    paragraph(...references),
  ];
}

/** Links to the letters, in a `nav`, which search ignores. */
function letterLinks(letters: readonly string[]): MdxJsxFlowElement {
  const children = letters.flatMap((letter, index): PhrasingContent[] => [
    ...(index > 0 ? [text(' ')] : []),
    link(`#letter-${letter.toLowerCase()}`, letter),
  ]);
  return jsx('nav', attributes({'aria-label': 'Letters'}), [paragraph(...children)]);
}
