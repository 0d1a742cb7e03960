import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import {safeDecode} from '@site/src/client/safeDecode';

/** Minimum distance in px that counts as scrolling by the reader. Smaller changes can be layout shifts. */
const THRESHOLD = 48;

/**
 * Returns whether the navigation bar is visible. It hides when the reader scrolls down, and reappears
 * when the reader scrolls up or jumps to the heading in the address.
 */
export default function useVisible(hideOnScroll: boolean): boolean {
  const location = useLocation();
  const [isVisible, setVisible] = useState(true);

  useEffect(() => {
    if (!hideOnScroll) return undefined;
    setVisible(true);
    // Where the reader started to scroll down; unknown until the first scroll event.
    let startY: number | undefined;
    const onScroll = () => {
      const {scrollY} = window;
      const isScrollingUp = startY === undefined || scrollY < startY;
      if (isScrollingUp || isAtTarget()) {
        startY = scrollY;
        setVisible(true);
      } else if (scrollY > startY! + THRESHOLD) {
        startY = scrollY;
        setVisible(false);
      }
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, [hideOnScroll, location]);

  return isVisible;
}

/** Whether the heading in the address is just below the bar, where a jump to that heading ends. */
function isAtTarget(): boolean {
  const {hash} = window.location;
  const top =
    hash && document.getElementById(safeDecode(hash.slice(1)))?.getBoundingClientRect().top;
  return typeof top === 'number' && top > 0 && top < 2 * THRESHOLD;
}
