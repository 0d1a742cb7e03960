import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';

export type ToolForm = ComponentType<{readonly data: string}>;

type Props = {
  /** What readers call it, such as "Staking calculator". */
  readonly name: string;
  /** Values as JSON; markdown/calculators writes them into the page. */
  readonly data: string;
  readonly load: () => Promise<{default: ToolForm}>;
  /** What readers have instead where scripts are off. */
  readonly without?: string;
};

/** How far below the window a tool may be when it is fetched. */
const NEAR = '800px';

/**
 * The place of a tool on a page. Nothing of the tool is loaded with the page: a press on the button
 * loads it, or the reader's scrolling once it comes near. What is in view never moves by itself.
 */
export function ToolPlace({
  name,
  data,
  load,
  without = 'The form needs JavaScript; the table below does not.',
}: Props): ReactNode {
  const place = useRef<HTMLElement>(null);
  const wantsFocus = useRef(false);
  const [Form, setForm] = useState<ToolForm>();
  const [state, setState] = useState<'written' | 'ready' | 'loading' | 'failed'>('written');

  const open = useCallback(
    (takeFocus: boolean) => {
      wantsFocus.current ||= takeFocus;
      setState('loading');
      load().then(
        (module) => setForm(() => module.default),
        () => setState('failed'),
      );
    },
    [load],
  );

  useEffect(() => {
    setState('ready');
    return openWhenNear(place.current, () => open(false));
  }, [open]);

  useEffect(() => {
    if (!Form || !wantsFocus.current) return;
    wantsFocus.current = false;
    place.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [Form]);

  const prepare = () => void load().catch(() => undefined);
  return (
    <section ref={place} className="margin-vert--md" aria-label={name}>
      {Form ? (
        <Form data={data} />
      ) : (
        <>
          <button
            type="button"
            className="button button--primary"
            // Without script nobody sees a button that does nothing.
            style={{visibility: state === 'written' ? 'hidden' : undefined}}
            aria-busy={state === 'loading'}
            onClick={() => open(true)}
            onFocus={prepare}
            onPointerEnter={prepare}
          >
            {state === 'loading' ? 'Loading…' : `Open the ${name.toLowerCase()}`}
          </button>
          <span role="status">
            {state === 'failed' &&
              ' It could not be loaded. Check the connection and press the button again.'}
          </span>
          <noscript> {without}</noscript>
        </>
      )}
    </section>
  );
}

/** Calls back once the reader has scrolled and the element is below the window, but near. */
function openWhenNear(element: Element | null, onNear: () => void): (() => void) | undefined {
  if (!element || !('IntersectionObserver' in window)) return undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting || entry.boundingClientRect.top < window.innerHeight) return;
      observer.disconnect();
      onNear();
    },
    {rootMargin: `0px 0px ${NEAR} 0px`},
  );
  const onScroll = () => observer.observe(element);
  window.addEventListener('scroll', onScroll, {once: true, passive: true});
  return () => {
    window.removeEventListener('scroll', onScroll);
    observer.disconnect();
  };
}
