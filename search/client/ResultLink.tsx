import {useHistory} from '@docusaurus/router';
import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import {opensNewTab, openUrl} from './links';

type Props = Pick<ComponentProps<'a'>, 'onClick' | 'onFocus' | 'children'> & {
  /** A path on this site, including the base URL, or a URL of another site. */
  readonly to: string;
};

/**
 * A link to a result. The page is prefetched on hover or touch. A Docusaurus `Link` prefetches as soon as
 * it's visible, which would be up to 20 pages for each key press.
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
        if (event.defaultPrevented || opensNewTab(event)) return;
        event.preventDefault();
        openUrl(history, to);
      }}
    >
      {children}
    </a>
  );
}

function preload({currentTarget}: Pick<MouseEvent<HTMLAnchorElement>, 'currentTarget'>): void {
  void window.docusaurus.preload(currentTarget.pathname);
}
