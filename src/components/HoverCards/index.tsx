import {lazy, Suspense, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useHoverAnchor} from './useHoverAnchor';

const NoCard = () => null;

// Without a card the words can still be read, so a page must not fail for it.
const SourceCard = lazy(() => import('../Fact/SourceCard').catch(() => ({default: NoCard})));
const DefinitionCard = lazy(() =>
  import('../Term/DefinitionCard').catch(() => ({default: NoCard})),
);

/**
 * The cards of all values and terms of a page, of which one at most is open. The values and
 * terms themselves are plain markup, so that hundreds of them cost nothing.
 */
export default function HoverCards(): ReactNode {
  const anchor = useHoverAnchor();
  const place = anchor?.parentElement;
  if (!anchor || !place) return null;
  const {fact, term} = anchor.dataset;
  return createPortal(
    <Suspense>
      {fact && <SourceCard id={fact} text={anchor.textContent ?? ''} anchor={anchor} />}
      {term && <DefinitionCard id={term} anchor={anchor} />}
    </Suspense>,
    place,
    fact ?? term,
  );
}
