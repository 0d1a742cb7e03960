import {answerPress} from './answerPress';
import {hasFailed, onScriptError, startScripts} from './startScripts';

/** Controls that a reader can press. The browser handles links without a role. */
const CONTROL = 'button, summary, [role=button], [role=tab]';

/** Controls that the browser handles without a script. */
const NATIVE = 'summary, [role=search] button';

const SEARCH = '[aria-haspopup=dialog]';

/** The actions of the reader before the framework runs. */
export type EarlyActions = {
  /** The last press or key that only the framework can handle, and the keys typed after it. */
  readonly events: readonly Event[];
  /** The control of the first event. */
  readonly control: HTMLElement | undefined;
  /** The changed fields and folds, each with the type of its event and the text of a field. */
  readonly changed: ReadonlyMap<EventTarget, {type: string; text: string | undefined}>;
};

declare global {
  interface Window {
    /** Leaves all later actions to the framework, and returns the earlier ones. */
    readonly endEarlyActions: () => EarlyActions;
  }
}

/**
 * Until the framework runs, handles the presses that don't need it, and holds the last one that does,
 * together with typed text and changed folds. `repeatActions.ts` replays them.
 */
export function holdActions(): void {
  const early = new AbortController();
  const {signal} = early;
  const changed = new Map<EventTarget, {type: string; text: string | undefined}>();
  let events: Event[] = [];
  let isSearch = false;
  let find = (): HTMLElement | undefined => undefined;

  /** Holds an event in place of the last one, unless the framework can't run. */
  const hold = (control: HTMLElement, event: Event) => {
    if (hasFailed) return;
    take(event);
    startScripts();
    const all = document.getElementsByTagName(control.localName);
    const index = [...all].indexOf(control);
    // The framework replaces the elements of tabs when it starts.
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
      // The framework has other ways to copy.
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

/** Whether the framework handles a key. The browser turns others, such as Enter, into a click. */
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
