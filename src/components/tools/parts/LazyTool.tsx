import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';

export type FormComponent = ComponentType<{readonly data: string}>;

type Props = {
  /** Name of the tool, such as "Staking calculator". */
  readonly name: string;
  /** Values as JSON; markdown/calculators writes them into the page. */
  readonly data: string;
  readonly load: () => Promise<{default: FormComponent}>;
  /** Shown to readers without JavaScript. */
  readonly withoutScript?: string;
};

/** Distance below the window within which a tool is loaded. */
const LOAD_MARGIN = '800px';

/**
 * Loads the form of a tool when the reader presses the button, or scrolls until the section is just
 * below the window, so that nothing in view moves.
 */
export function LazyTool({
  name,
  data,
  load,
  withoutScript = 'The form needs JavaScript; the table below does not.',
}: Props): ReactNode {
  const section = useRef<HTMLElement>(null);
  const shouldFocus = useRef(false);
  const [Form, setForm] = useState<FormComponent>();
  const [state, setState] = useState<'static' | 'ready' | 'loading' | 'failed'>('static');

  const open = useCallback(
    (takeFocus: boolean) => {
      shouldFocus.current ||= takeFocus;
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
    return openWhenNear(section.current, () => open(false));
  }, [open]);

  useEffect(() => {
    if (!Form || !shouldFocus.current) return;
    shouldFocus.current = false;
    section.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [Form]);

  const preload = () => void load().catch(() => undefined);
  return (
    <section ref={section} className="margin-vert--md" aria-label={name}>
      {Form ? (
        <Form data={data} />
      ) : (
        <>
          <button
            type="button"
            className="button button--primary"
            // Hidden until hydration, because the button needs JavaScript.
            style={{visibility: state === 'static' ? 'hidden' : undefined}}
            aria-busy={state === 'loading'}
            onClick={() => open(true)}
            onFocus={preload}
            onPointerEnter={preload}
          >
            {state === 'loading' ? 'Loading…' : `Open the ${name.toLowerCase()}`}
          </button>
          <span role="status">
            {state === 'failed' &&
              ' The form failed to load. Check your connection and press the button again.'}
          </span>
          <noscript> {withoutScript}</noscript>
        </>
      )}
    </section>
  );
}

/** Calls `onNear` once the reader has scrolled and the element is just below the window. */
function openWhenNear(element: Element | null, onNear: () => void): (() => void) | undefined {
  if (!element || !('IntersectionObserver' in window)) return undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting || entry.boundingClientRect.top < window.innerHeight) return;
      observer.disconnect();
      onNear();
    },
    {rootMargin: `0px 0px ${LOAD_MARGIN} 0px`},
  );
  const onScroll = () => observer.observe(element);
  window.addEventListener('scroll', onScroll, {once: true, passive: true});
  return () => {
    window.removeEventListener('scroll', onScroll);
    observer.disconnect();
  };
}
