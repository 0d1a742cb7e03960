import {useHistory} from '@docusaurus/router';
import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {staticText} from './store';

/** markdown/static-text writes these into pages; children come on the server only. */
type Props = {readonly page: string; readonly part: string; readonly children?: ReactNode};

/**
 * A stretch of text whose HTML the server wrote. The browser keeps it and renders nothing again;
 * links in it still change pages without loading the site anew.
 */
export function StaticText({page, part, children}: Props): ReactNode {
  const history = useHistory();
  const target = useRef<HTMLDivElement>(null);

  useEffect(() => prefetchLinksInView(target.current), []);

  const onClick = (event: MouseEvent) => {
    const link = ownLink(event.target);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    // The browser itself goes to places on the same page.
    if (link.pathname === window.location.pathname && link.hash) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  };
  const preload = ({target: over}: {target: EventTarget}) => {
    const link = ownLink(over);
    if (link) void window.docusaurus.preload(link.pathname);
  };

  const attributes = {className: 'static-text markdown', 'data-static-text': page};
  if (children !== undefined) return <div {...attributes}>{children}</div>;
  return (
    // The listeners serve the links inside, which are reached and pressed as any link.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      {...attributes}
      ref={target}
      suppressHydrationWarning
      onClick={onClick}
      onMouseOver={preload}
      onFocus={preload}
      dangerouslySetInnerHTML={{__html: staticText(page, Number(part)) ?? ''}}
    />
  );
}

/** The link to a page of this site at an event, if it is one that opens in place. */
function ownLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && isOwn(link) ? link : undefined;
}

function isOwn(link: HTMLAnchorElement): boolean {
  const opensInPlace = !link.target && !link.hasAttribute('download');
  // Files of the site, such as feeds, are no pages.
  return opensInPlace && link.origin === window.location.origin && link.pathname.endsWith('/');
}

/** As the framework does for its own links; it asks nothing for readers who save data. */
function prefetchLinksInView(root: HTMLElement | null): (() => void) | undefined {
  if (!root || !('IntersectionObserver' in window)) return undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
    }
  });
  for (const link of root.querySelectorAll('a')) {
    if (isOwn(link) && link.pathname !== window.location.pathname) observer.observe(link);
  }
  return () => observer.disconnect();
}
