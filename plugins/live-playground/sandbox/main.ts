import * as React from 'react';
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
  try {
    const {code} = transform(data.code, {
      transforms: ['jsx', 'typescript'],
      production: true,
    });
    root.render(React.createElement(React.Fragment, null, evaluate(code, React)));
  } catch (error) {
    report(error);
  }
});

new ResizeObserver(() => {
  const {height} = document.documentElement.getBoundingClientRect();
  window.parent.postMessage({type: 'height', height: Math.ceil(height)}, '*');
}).observe(document.documentElement);

window.parent.postMessage({type: 'ready'}, '*');

function isRun(value: unknown): value is {type: 'run'; code: string} {
  return (
    typeof value === 'object' &&
    value !== null &&
    (value as {type?: unknown}).type === 'run' &&
    typeof (value as {code?: unknown}).code === 'string'
  );
}
