import {handlePress} from './handlePress';
import {hasFailed, onScriptError, startScripts} from './startScripts';

/** Controls that a reader can press. The browser handles links without a role. */
const CONTROL = 'button, summary, [role=button], [role=tab]';

/** Of these, the controls that work without any script. */
const NATIVE = 'summary, [role=search] button';

const SEARCH = '[aria-haspopup=dialog]';

/** The reader's actions before the framework runs. */
export type EarlyActions = {
  /** The last press or key that only the framework can handle, and the keys typed after it. */
  readonly events: readonly Event[];
  /** The control of the first event. */
  readonly control: HTMLElement | undefined;
  /** Changed fields and `details` elements, with the type of the event and the text of a field. */
  readonly changed: ReadonlyMap<EventTarget, {type: string; text: string | undefined}>;
};

declare global {
  interface Window {
    /** Leaves all later actions to the framework, and returns the earlier ones. */
    readonly endEarlyActions: () => EarlyActions;
  }
}

/**
 * Until the framework runs, handles the presses that don't need it and holds the last one that does,
 * together with typed text and opened or closed `details` elements. `replayActions.ts` replays them.
 */
export function holdActions(): void {
  const controller = new AbortController();
  const {signal} = controller;
  const changed = new Map<EventTarget, {type: string; text: string | undefined}>();
  let events: Event[] = [];
  let isForSearch = false;
  let findControl = (): HTMLElement | undefined => undefined;

  /** Holds an event in place of the last one, unless the framework can't run. */
  const hold = (control: HTMLElement, event: Event) => {
    if (hasFailed) return;
    consume(event);
    startScripts();
    const sameTag = document.getElementsByTagName(control.localName);
    const index = [...sameTag].indexOf(control);
    // The framework replaces the elements of tabs when it starts.
    findControl = () => (control.isConnected ? control : (sameTag[index] as HTMLElement));
    events = [event];
    isForSearch = control.matches(`body, ${SEARCH}`);
  };

  const onClick = (event: MouseEvent) => {
    const control = controlAt(event);
    if (!control || control.matches(NATIVE)) return;
    const handled = handlePress(control);
    if (handled) {
      consume(event);
      // The framework has a fallback for copying.
      handled.catch(() => hold(control, event));
    } else hold(control, event);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    startScripts();
    const {key, target, ctrlKey, metaKey} = event;
    const control = controlAt(event);
    const isCommand = ctrlKey || metaKey;
    const isCharacter = !isCommand && key.length === 1;
    if (key === 'Escape') events = [];
    else if (events[0] && isForSearch && (isCharacter || /^(Enter|Backspace)$/.test(key))) {
      consume(event);
      events.push(event);
    } else if (isCommand ? key === 'k' : key === '/' && !(target instanceof HTMLInputElement)) {
      hold(document.body, event);
    } else if (control && isFrameworkKey(control, key, isCharacter)) hold(control, event);
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
      controller.abort();
      return {events, control: findControl(), changed};
    },
  });
}

/** Whether only the framework handles a key. The browser turns other keys, such as Enter, into a click. */
function isFrameworkKey(control: HTMLElement, key: string, isCharacter: boolean): boolean {
  if (control.matches(SEARCH)) return isCharacter && key !== ' ';
  return (
    control.matches('[role]') &&
    (/^Arrow| /.test(key) || (key === 'Enter' && !control.matches('a')))
  );
}

function controlAt({target}: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
}

function consume(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
