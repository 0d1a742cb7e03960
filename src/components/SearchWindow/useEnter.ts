import {useCallback, useEffect, useRef, type RefObject} from 'react';
import {isComposing} from '../search/isComposing';
import type {Outcome} from './mendedClient';

type Held = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const PLAIN: Held = {ctrlKey: false, metaKey: false, shiftKey: false};

const MODIFIERS = ['Control', 'Meta', 'Shift', 'Alt'];

/**
 * Enter opens what the text of the field has found. The library opens what is in its list, which
 * may still be the hits of an earlier text; and where there is none, it drops the query. So Enter
 * is held until the hits of the text are drawn, and then opens the first. It is let go when the
 * reader types on, moves or presses something, and when nothing is found.
 *
 * @param isPressed whether Enter was pressed before the window was there
 * @returns what is to be told how a query ended
 */
export function useEnter(
  frame: RefObject<HTMLElement | null>,
  isPressed: boolean,
): (outcome: Outcome) => void {
  const held = useRef<Held | undefined>(isPressed ? PLAIN : undefined);
  useEffect(() => {
    const element = frame.current;
    const field = element?.querySelector('input');
    if (!element || !field) return;
    const first = () => element.querySelector('.search-hit');
    const isDrawn = () => first()?.getAttribute('data-query') === field.value;
    const release = () => {
      held.current = undefined;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event) || MODIFIERS.includes(event.key)) return;
      if (event.key !== 'Enter' || event.target !== field) return release();
      // Without a text, the list is of stored hits, which are there at once.
      if (event.altKey || field.value === '' || isDrawn()) return;
      event.preventDefault();
      event.stopPropagation();
      held.current = event;
    };
    const onDrawn = () => {
      if (!held.current || field.value === '' || !isDrawn()) return;
      const {ctrlKey, metaKey, shiftKey} = held.current;
      release();
      // The library marks a row that the mouse moves over. The reader may have left another marked.
      first()?.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
      const press = {key: 'Enter', ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true};
      field.dispatchEvent(new KeyboardEvent('keydown', press));
    };
    const observer = new MutationObserver(onDrawn);
    observer.observe(element, {subtree: true, childList: true, attributeFilter: ['data-query']});
    element.addEventListener('keydown', onKeyDown, true);
    element.addEventListener('input', release, true);
    element.addEventListener('pointerdown', release, true);
    return () => {
      observer.disconnect();
      element.removeEventListener('keydown', onKeyDown, true);
      element.removeEventListener('input', release, true);
      element.removeEventListener('pointerdown', release, true);
    };
  }, [frame]);
  return useCallback(({hits}) => {
    if (hits === 0) held.current = undefined;
  }, []);
}
