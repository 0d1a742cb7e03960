import * as React from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {transform} from 'sucrase';
import {evaluate} from './evaluate';

const target = document.querySelector<HTMLElement>('#result');
if (!target) throw new Error('[live-playground] The sandbox document has no #result.');
const root = createRoot(target, {onUncaughtError: (error) => report(error)});

function report(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  window.parent.postMessage({type: 'error', message}, '*');
}

window.addEventListener('message', ({source, data}: MessageEvent<unknown>) => {
  if (source !== window.parent || !isRun(data)) return;
  const {colorScheme, background, color} = data.look;
  Object.assign(document.documentElement.style, {colorScheme, background, color});
  try {
    const {code} = transform(data.code, {
      transforms: ['jsx', 'typescript'],
      production: true,
    });
    const result = React.createElement(React.Fragment, null, evaluate(code, React));
    flushSync(() => root.render(result));
  } catch (error) {
    report(error);
  }
  // The page replaces this document when code that never ends keeps it from saying so.
  window.parent.postMessage({type: 'ran'}, '*');
});

new ResizeObserver(() => {
  const {height} = document.documentElement.getBoundingClientRect();
  window.parent.postMessage({type: 'height', height: Math.ceil(height)}, '*');
}).observe(document.documentElement);

window.parent.postMessage({type: 'ready'}, '*');

/** What the page asks for: the code, and the colors that its result is shown in. */
type Run = {
  type: 'run';
  code: string;
  look: {colorScheme: string; background: string; color: string};
};

function isRun(value: unknown): value is Run {
  return (
    typeof value === 'object' &&
    value !== null &&
    (value as {type?: unknown}).type === 'run' &&
    typeof (value as {code?: unknown}).code === 'string' &&
    typeof (value as {look?: unknown}).look === 'object'
  );
}
