import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import {decoded} from '@site/src/client/decoded';

/** What a reader scrolls at the least, in px, when it is meant: a page moves a little by itself. */
const MEANT = 48;

/**
 * Whether the bar is to be seen: it goes when the reader scrolls down, and is there again on the
 * way up, at the top, and wherever an address leads, which is no scrolling of the reader's.
 */
export default function useVisible(hideOnScroll: boolean): boolean {
  const location = useLocation();
  const [isVisible, setVisible] = useState(true);

  useEffect(() => {
    if (!hideOnScroll) return undefined;
    setVisible(true);
    // From where the reader scrolls down; unknown until the page has gone where the address leads.
    let start: number | undefined;
    const onScroll = () => {
      const {scrollY} = window;
      const isUp = start === undefined || scrollY < start;
      if (isUp || isAtTarget()) {
        start = scrollY;
        setVisible(true);
      } else if (scrollY > start! + MEANT) {
        start = scrollY;
        setVisible(false);
      }
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, [hideOnScroll, location]);

  return isVisible;
}

/** Whether the heading that the address names stands where a jump leaves it, below the bar. */
function isAtTarget(): boolean {
  const {hash} = window.location;
  const top = hash && document.getElementById(decoded(hash.slice(1)))?.getBoundingClientRect().top;
  return typeof top === 'number' && top > 0 && top < 2 * MEANT;
}
