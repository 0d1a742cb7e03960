import {lazy, Suspense, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useHoverAnchor} from './useHoverAnchor';

const NoCard = () => null;

// The page is readable without cards, so a card that fails to load must not crash it.
const SourceCard = lazy(() => import('../Fact/SourceCard').catch(() => ({default: NoCard})));
const DefinitionCard = lazy(() =>
  import('../Term/DefinitionCard').catch(() => ({default: NoCard})),
);

/**
 * The card of the value or term that the reader points at. At most one card is open. Values and terms
 * are static markup, so hundreds of them cost nothing.
 */
export default function HoverCards(): ReactNode {
  const anchor = useHoverAnchor();
  const container = anchor?.parentElement;
  if (!anchor || !container) return null;
  const {fact, term} = anchor.dataset;
  return createPortal(
    <Suspense>
      {fact && <SourceCard id={fact} text={anchor.textContent ?? ''} anchor={anchor} />}
      {term && <DefinitionCard id={term} anchor={anchor} />}
    </Suspense>,
    container,
    fact ?? term,
  );
}
