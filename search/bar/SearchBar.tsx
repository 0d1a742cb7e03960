import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useSearchSetup} from '../client/useSearchSetup';
import styles from '../form.module.css';
import {isOpening, typedBefore} from './keys';

const load = () => import(/* webpackChunkName: "search-window" */ '../window');

type Window = Awaited<ReturnType<typeof load>>['default'];

/**
 * The button that opens the search window, and the keys that do. The window's code is loaded when the
 * pointer or the focus is on the button; until it's there, the button takes what is typed. Without
 * scripts the button leads to the search page.
 */
export default function SearchBar(): ReactNode {
  const {warmUp} = useSearchSetup();
  const baseUrl = useBaseUrl('/');
  const button = useRef<HTMLButtonElement>(null);
  const returnTo = useRef<HTMLElement>(null);
  const typed = useRef('');
  const [isOpen, setOpen] = useState(false);
  const [Window, setWindow] = useState<Window>();

  const preload = useCallback(() => {
    warmUp();
    return load();
  }, [warmUp]);
  const close = useCallback(() => setOpen(false), []);
  const open = useCallback((text: string) => {
    typed.current = text;
    returnTo.current = focusedElement() ?? button.current;
    button.current?.focus({preventScroll: true});
    setOpen(true);
  }, []);

  useEffect(() => {
    if (!isOpen || Window) return;
    let isWaiting = true;
    preload().then(
      (loaded) => {
        if (!isWaiting) return;
        window.failureBar.clear();
        setWindow(() => loaded.default);
      },
      (error: unknown) => {
        if (!isWaiting) return;
        // Before the message is seen, so that the next key opens the window instead of closing it.
        flushSync(() => setOpen(false));
        const message = `Search did not load. You might want to check your network connection. (${String(error)})`;
        window.failureBar.show(message, () => open(typed.current));
      },
    );
    return () => {
      isWaiting = false;
    };
  }, [isOpen, Window, preload, open]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Another dialog, such as a zoomed picture, covers the window.
      if (document.querySelector('dialog:modal:not(.search-window)')) return;
      const opening = isOpening(event);
      const isCancel = isOpen && !Window && event.key === 'Escape';
      if (!isCancel && (!opening || (isOpen && opening === 'slash'))) return;
      event.preventDefault();
      if (!isOpen) return open('');
      close();
      if (!Window) returnTo.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, Window, open, close]);

  const onKeyDown: ComponentProps<'button'>['onKeyDown'] = (event) => {
    const text = typedBefore(event, isOpen ? typed.current : undefined);
    if (text === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (isOpen) typed.current = text;
    else open(text);
  };

  // Opening the window reports what fails here.
  const onInterest = () => void preload().catch(() => undefined);
  return (
    <form
      action={`${baseUrl}search/`}
      onSubmit={(event) => {
        event.preventDefault();
        // A second click must not drop what was typed since the first.
        if (!isOpen) open('');
      }}
    >
      <button
        ref={button}
        type="submit"
        className={styles.barButton}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={onInterest}
        onFocus={onInterest}
        onKeyDown={onKeyDown}
      >
        <span>Search docs</span>
        <kbd className={styles.barKeys} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      {isOpen && Window && (
        <Window typedAhead={typed.current} onClose={close} returnTo={returnTo.current} />
      )}
    </form>
  );
}

function focusedElement(): HTMLElement | null {
  const {activeElement} = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body
    ? activeElement
    : null;
}
