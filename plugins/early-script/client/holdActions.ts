import {answerPress} from './answerPress';
import {hasFailed, onScriptError, startScripts} from './startScripts';

/** What a reader can press. Links without a role are left to the browser. */
const CONTROL = 'button, summary, [role=button], [role=tab]';

/** Controls that the browser answers without a script. */
const NATIVE = 'summary, [role=search] button';

const SEARCH = '[aria-haspopup=dialog]';

/** What a reader did before the framework ran. */
export type EarlyActions = {
  /** The last press or key that only the framework can answer, and what was typed after it. */
  readonly events: readonly Event[];
  /** What the first event belongs to. */
  readonly control: HTMLElement | undefined;
  /** Fields and folds that were changed, by the event that reports it, with the text of a field. */
  readonly changed: ReadonlyMap<EventTarget, {type: string; text: string | undefined}>;
};

declare global {
  interface Window {
    /** Gives every later action to the framework, which runs now. */
    readonly endEarlyActions: () => EarlyActions;
  }
}

/**
 * Until the framework runs, answers presses that don't need it, and keeps the last one that does,
 * with what was typed and folded. `repeatActions.ts` repeats them.
 */
export function holdActions(): void {
  const early = new AbortController();
  const {signal} = early;
  const changed = new Map<EventTarget, {type: string; text: string | undefined}>();
  let events: Event[] = [];
  let isSearch = false;
  let find = (): HTMLElement | undefined => undefined;

  /** Keeps an event in place of what was held before, unless the framework can't run. */
  const hold = (control: HTMLElement, event: Event) => {
    if (hasFailed) return;
    take(event);
    startScripts();
    const all = document.getElementsByTagName(control.localName);
    const index = [...all].indexOf(control);
    // The framework replaces tabs when it starts.
    find = () => (control.isConnected ? control : (all[index] as HTMLElement));
    events = [event];
    isSearch = control.matches(`body, ${SEARCH}`);
  };

  const onClick = (event: MouseEvent) => {
    const control = controlAt(event);
    if (!control || control.matches(NATIVE)) return;
    const answer = answerPress(control);
    if (answer) {
      take(event);
      // The framework knows other ways to copy.
      answer.catch(() => hold(control, event));
    } else hold(control, event);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    startScripts();
    const {key, target, ctrlKey, metaKey} = event;
    const control = controlAt(event);
    const isCommand = ctrlKey || metaKey;
    const isCharacter = !isCommand && key.length === 1;
    if (key === 'Escape') events = [];
    else if (events[0] && isSearch && (isCharacter || /^(Enter|Backspace)$/.test(key))) {
      take(event);
      events.push(event);
    } else if (isCommand ? key === 'k' : key === '/' && !(target instanceof HTMLInputElement)) {
      hold(document.body, event);
    } else if (control && isOwnKey(control, key, isCharacter)) hold(control, event);
  };

  const onChange = ({type, target}: Event) => {
    if (target) changed.set(target, {type, text: (target as Partial<HTMLInputElement>).value});
  };

  const listeners = {
    click: onClick,
    keydown: onKeyDown,
    input: onChange,
    toggle: onChange,
    pointerdown: startScripts,
    focusin: startScripts,
    error: onScriptError,
    unhandledrejection: onScriptError,
  };
  for (const [type, listener] of Object.entries(listeners)) {
    addEventListener(type, listener as EventListener, {capture: true, signal});
  }
  Object.assign(window, {
    endEarlyActions: () => {
      early.abort();
      return {events, control: find(), changed};
    },
  });
}

/** Whether the framework answers a key. The browser makes others a click: Enter, Space on a button. */
function isOwnKey(control: HTMLElement, key: string, isCharacter: boolean): boolean {
  if (control.matches(SEARCH)) return isCharacter && key !== ' ';
  return (
    control.matches('[role]') &&
    (/^Arrow| /.test(key) || (key === 'Enter' && !control.matches('a')))
  );
}

function controlAt({target}: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
}

function take(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
