import type {KeyboardEvent} from 'react';
import {isComposing} from '../bar/keys';

/** Arrow keys go from the field to the headings of results below it, and back. */
export function moveBetweenResults(event: KeyboardEvent<HTMLElement>): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (!step || isComposing(event.nativeEvent)) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input, h2 a')];
  const at = places.findIndex((place) => place === document.activeElement);
  const next = at < 0 ? undefined : places[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
