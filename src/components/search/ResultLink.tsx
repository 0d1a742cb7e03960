import {useHistory} from '@docusaurus/router';
import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import {goTo} from './goTo';
import {opensElsewhere} from './opensElsewhere';

type Props = Pick<ComponentProps<'a'>, 'onClick' | 'onFocus' | 'children'> & {
  /** A path on this site, the site's root included; or an address of another site. */
  readonly to: string;
};

/**
 * A link to a result. The page's files come when the reader points at it. A link of the framework
 * fetches them as soon as it is seen, and again each time it is drawn: twenty pages for each key,
 * on the same line as the results of the next key.
 */
export default function ResultLink({to, onClick, onFocus, children}: Props): ReactNode {
  const history = useHistory();
  if (!to.startsWith('/')) {
    return (
      <a href={to} target="_blank" rel="noopener noreferrer" onFocus={onFocus} onClick={onClick}>
        {children}
      </a>
    );
  }
  return (
    <a
      href={to}
      onFocus={onFocus}
      onMouseEnter={preload}
      onTouchStart={preload}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        goTo(history, to);
      }}
    >
      {children}
    </a>
  );
}

function preload({currentTarget}: Pick<MouseEvent<HTMLAnchorElement>, 'currentTarget'>): void {
  void window.docusaurus.preload(currentTarget.pathname);
}
