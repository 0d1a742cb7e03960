import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useSearchSetup} from '../client/useSearchSetup';
import styles from '../form.module.css';
import {openingShortcut, textAfterKey} from './keys';

const loadWindow = () => import(/* webpackChunkName: "search-window" */ '../window');

type SearchWindow = Awaited<ReturnType<typeof loadWindow>>['default'];

/**
 * The button and the keyboard shortcuts that open the search window. The window's code is loaded when the
 * button is hovered or focused; until it has loaded, the button collects what the reader types. Without
 * JavaScript, the button opens the search page.
 */
export default function SearchBar(): ReactNode {
  const {warmUp} = useSearchSetup();
  const baseUrl = useBaseUrl('/');
  const button = useRef<HTMLButtonElement>(null);
  const returnFocusTo = useRef<HTMLElement>(null);
  const typedText = useRef('');
  const [isOpen, setOpen] = useState(false);
  const [SearchWindow, setSearchWindow] = useState<SearchWindow>();

  const preload = useCallback(() => {
    warmUp();
    return loadWindow();
  }, [warmUp]);
  const close = useCallback(() => setOpen(false), []);
  const open = useCallback((text: string) => {
    typedText.current = text;
    returnFocusTo.current = focusedElement() ?? button.current;
    button.current?.focus({preventScroll: true});
    setOpen(true);
  }, []);

  useEffect(() => {
    if (!isOpen || SearchWindow) return;
    let isWaiting = true;
    preload().then(
      (module) => {
        if (!isWaiting) return;
        window.failureBar.clear();
        setSearchWindow(() => module.default);
      },
      (error: unknown) => {
        if (!isWaiting) return;
        // Close before the message appears, so the next shortcut opens the window instead of closing it.
        flushSync(() => setOpen(false));
        const message = `Search did not load. You might want to check your network connection. (${String(error)})`;
        window.failureBar.show(message, () => open(typedText.current));
      },
    );
    return () => {
      isWaiting = false;
    };
  }, [isOpen, SearchWindow, preload, open]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Another dialog, such as a zoomed image, covers the window.
      if (document.querySelector('dialog:modal:not(.search-window)')) return;
      const shortcut = openingShortcut(event);
      const isCancel = isOpen && !SearchWindow && event.key === 'Escape';
      if (!isCancel && (!shortcut || (isOpen && shortcut === 'slash'))) return;
      event.preventDefault();
      if (!isOpen) return open('');
      close();
      if (!SearchWindow) returnFocusTo.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, SearchWindow, open, close]);

  const onKeyDown: ComponentProps<'button'>['onKeyDown'] = (event) => {
    const text = textAfterKey(event, isOpen ? typedText.current : undefined);
    if (text === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (isOpen) typedText.current = text;
    else open(text);
  };

  // If loading fails, opening the window retries and reports the error.
  const preloadQuietly = () => void preload().catch(() => undefined);
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
        onPointerEnter={preloadQuietly}
        onFocus={preloadQuietly}
        onKeyDown={onKeyDown}
      >
        <span>Search docs</span>
        <kbd className={styles.barKeys} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      {isOpen && SearchWindow && (
        <SearchWindow
          typedAhead={typedText.current}
          onClose={close}
          returnFocusTo={returnFocusTo.current}
        />
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
