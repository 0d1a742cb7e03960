import {useEffect, useRef} from 'react';
import type {Press} from './useOpenHit';

const PLAIN: Press = {ctrlKey: false, metaKey: false, shiftKey: false};

const MODIFIERS = ['Control', 'Meta', 'Shift', 'Alt'];

type Options = {
  /** Whether Enter was pressed before the window was there. */
  readonly isPressed: boolean;
  /** Whether the query of the field was answered, or failed. */
  readonly isSettled: boolean;
  /** Opens the first hit; does nothing where there is none. */
  readonly open: (press: Press) => void;
};

/**
 * Enter opens a hit of the text in the field, never of an earlier one. Pressed before the answer is
 * there, it is held and then opens the first hit, unless the reader types, moves or clicks meanwhile.
 */
export function useHeldEnter({isPressed, isSettled, open}: Options): {
  readonly hold: (press: Press) => void;
  readonly release: () => void;
  readonly onKey: (key: string) => void;
} {
  const held = useRef(isPressed ? PLAIN : undefined);
  useEffect(() => {
    const press = held.current;
    if (!press || !isSettled) return;
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
