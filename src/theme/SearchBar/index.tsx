import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback, useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import type {SearchOption} from '@site/config/search';
import {warmUp} from '@site/src/components/search/loadSearcher';
import {isOpening, typedBefore} from './keys';
import styles from './styles.module.css';

const load = () =>
  import(/* webpackChunkName: "search-window" */ '@site/src/components/SearchWindow');

/** What the worker and the client weigh, in kbit, and the longest that they are waited for, in ms. */
const ANSWERING = 120;
const MOST = 600;

/**
 * The time that a slow line needs for what answers, before the window's code, which is larger, takes
 * its share. The window needs all of the line anyway: it is there no later, and its first results
 * sooner. Where all is kept from an earlier visit, it is later by this time, once for each page load.
 */
const headStart = () =>
  new Promise<void>((resolve) => {
    const {connection} = navigator as {connection?: {readonly downlink: number}};
    // In Mbit/s. Without a wait where the browser does not tell it.
    setTimeout(resolve, Math.min(MOST, ANSWERING / (connection?.downlink ?? Infinity)));
  });

type Window = Awaited<ReturnType<typeof load>>['default'];

/**
 * The button that opens the search window, and its keys. The window's code comes when the reader
 * shows interest; until it is there, what is typed is kept for it. Without scripts the button
 * leads to the search page.
 */
export default function SearchBar(): ReactNode {
  const option = usePluginData('search') as SearchOption;
  const baseUrl = useBaseUrl('/');
  const button = useRef<HTMLButtonElement>(null);
  const returnTo = useRef<HTMLElement>(null);
  const typed = useRef('');
  const ahead = useRef(Promise.resolve());
  // Counts openings and closings: what fails after its window was given up is nobody's concern.
  const turn = useRef(0);
  const [isOpen, setOpen] = useState(false);
  // For keys: one may come after a failure is told, and before the page is drawn without the window.
  const opened = useRef(false);
  const [Window, setWindow] = useState<Window>();

  const prepare = useCallback(
    (query?: string) => {
      // Focus comes to the button as the window opens: the second sign waits as the first one does.
      if (warmUp(option, baseUrl, query)) ahead.current = headStart();
      return ahead.current.then(load);
    },
    [option, baseUrl],
  );
  const show = useCallback((value: boolean) => {
    opened.current = value;
    setOpen(value);
  }, []);
  const close = useCallback(() => {
    turn.current += 1;
    show(false);
  }, [show]);
  const open = useCallback(
    (query: string) => {
      const own = (turn.current += 1);
      typed.current = query;
      returnTo.current = focused() ?? button.current;
      // Keys that come before the window does are taken here.
      button.current?.focus({preventScroll: true});
      show(true);
      prepare(query).then(
        (loaded) => {
          window.failureBar.clear();
          setWindow(() => loaded.default);
        },
        (error: unknown) => {
          if (own !== turn.current) return;
          show(false);
          window.failureBar.tell(
            `Search did not load. You might want to check your network connection. (${String(error)})`,
            () => open(typed.current),
          );
        },
      );
    },
    [prepare, show],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Over a picture that is zoomed, or a question of the page, the window could not be reached.
      if (document.querySelector('dialog:modal')) return;
      const opening = isOpening(event);
      const isWaiting = opened.current && !Window;
      const isCancel = isWaiting && event.key === 'Escape';
      if (!isCancel && (!opening || (opened.current && opening === 'slash'))) return;
      event.preventDefault();
      if (opened.current) close();
      else open('');
      if (isWaiting) returnTo.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [Window, open, close]);

  // What fails here fails again, and is told, when the window opens.
  const preload = () => void prepare().catch(() => undefined);

  const onKeyDown: ComponentProps<'button'>['onKeyDown'] = (event) => {
    const text = typedBefore(event, isOpen ? typed.current : undefined);
    if (text === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (isOpen) {
      typed.current = text;
      warmUp(option, baseUrl, text);
    } else open(text);
  };

  return (
    <form
      action={`${baseUrl}search/`}
      onSubmit={(event) => {
        event.preventDefault();
        // An impatient second click must not drop what was typed since the first.
        if (!isOpen) open('');
      }}
    >
      <button
        ref={button}
        type="submit"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={preload}
        onFocus={preload}
        onKeyDown={onKeyDown}
      >
        <span className={styles.label}>Search docs</span>
        <kbd className={styles.keys} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      {isOpen && Window && (
        <Window typedAhead={typed.current} onClose={close} returnTo={returnTo.current} />
      )}
    </form>
  );
}

function focused(): HTMLElement | null {
  const {activeElement} = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body
    ? activeElement
    : null;
}
