import {useEffect, useRef} from 'react';
import type {Press} from './useOpenHit';

const PLAIN: Press = {ctrlKey: false, metaKey: false, shiftKey: false};

const MODIFIERS = ['Control', 'Meta', 'Shift', 'Alt'];

type Options = {
  /** Whether Enter was pressed before the window was there. */
  readonly isPressed: boolean;
  /** Whether it is known what the text finds. */
  readonly isOver: boolean;
  /** Opens the first hit of the text; does nothing where there is none. */
  readonly open: (press: Press) => void;
};

/**
 * Enter opens what the text of the field has found, and never a hit of an earlier text. Pressed
 * before that is known it is held, and then opens the first hit. It is let go when the reader types
 * on, moves or presses something.
 */
export function useHeldEnter({isPressed, isOver, open}: Options): {
  readonly hold: (press: Press) => void;
  readonly release: () => void;
  /** What is to be told of each key. */
  readonly onKey: (key: string) => void;
} {
  const held = useRef(isPressed ? PLAIN : undefined);
  useEffect(() => {
    const press = held.current;
    if (!press || !isOver) return;
    held.current = undefined;
    open(press);
  });
  const release = () => {
    held.current = undefined;
  };
  return {
    hold({ctrlKey, metaKey, shiftKey}) {
      held.current = {ctrlKey, metaKey, shiftKey};
    },
    release,
    onKey(key) {
      if (!MODIFIERS.includes(key)) release();
    },
  };
}
