import {useHistory} from '@docusaurus/router';
import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import {opensElsewhere} from './opensElsewhere';

type Props = Pick<ComponentProps<'a'>, 'onClick' | 'children'> & {
  /** A path on this site, the site's root included. */
  readonly to: string;
};

/**
 * A link to a result. The page's files come when the reader points at it. A link of the framework
 * fetches them as soon as it is seen, and again each time it is drawn: twenty pages for each key,
 * on the same line as the results of the next key.
 */
export default function ResultLink({to, onClick, children}: Props): ReactNode {
  const history = useHistory();
  return (
    <a
      href={to}
      onMouseEnter={preload}
      onTouchStart={preload}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        // As with any link, one step back leads away from a place that was opened twice.
        const {pathname, search, hash} = history.location;
        if (pathname + search + hash === to) history.replace(to);
        else history.push(to);
      }}
    >
      {children}
    </a>
  );
}

function preload({currentTarget}: Pick<MouseEvent<HTMLAnchorElement>, 'currentTarget'>): void {
  void window.docusaurus.preload(currentTarget.pathname);
}
