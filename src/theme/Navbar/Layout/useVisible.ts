import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import {decoded} from '@site/src/client/decoded';

/** Minimum distance in px of a scroll by the reader; smaller ones can be layout shifts. */
const THRESHOLD = 48;

/**
 * Whether the bar is visible: it hides when the reader scrolls down, and reappears when the reader
 * scrolls up and at a heading that the address names.
 */
export default function useVisible(hideOnScroll: boolean): boolean {
  const location = useLocation();
  const [isVisible, setVisible] = useState(true);

  useEffect(() => {
    if (!hideOnScroll) return undefined;
    setVisible(true);
    // Where the reader started to scroll down; unknown until the page has scrolled to its heading.
    let start: number | undefined;
    const onScroll = () => {
      const {scrollY} = window;
      const isUp = start === undefined || scrollY < start;
      if (isUp || isAtTarget()) {
        start = scrollY;
        setVisible(true);
      } else if (scrollY > start! + THRESHOLD) {
        start = scrollY;
        setVisible(false);
      }
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, [hideOnScroll, location]);

  return isVisible;
}

/** Whether the heading that the address names is just below the bar, where a jump to it ends. */
function isAtTarget(): boolean {
  const {hash} = window.location;
  const top = hash && document.getElementById(decoded(hash.slice(1)))?.getBoundingClientRect().top;
  return typeof top === 'number' && top > 0 && top < 2 * THRESHOLD;
}
