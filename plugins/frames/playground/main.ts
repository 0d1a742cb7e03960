import * as React from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {transform} from 'sucrase';
import {evaluate} from './evaluate';

/** A message from the page: code to run, and the colors for its result. */
type Message = {
  type: 'run';
  code: string;
  colors: {colorScheme: string; background: string; color: string};
};

const root = createRoot(document.querySelector('#result')!, {
  onUncaughtError: (error) => report(error),
});

function report(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  window.parent.postMessage({type: 'error', message}, '*');
}

window.addEventListener('message', ({source, data}: MessageEvent<Message>) => {
  if (source !== window.parent || data.type !== 'run') return;
  const {colorScheme, background, color} = data.colors;
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
  // Without this message, the page assumes an endless loop and replaces this document.
  window.parent.postMessage({type: 'ran'}, '*');
});

new ResizeObserver(() => {
  const {height} = document.documentElement.getBoundingClientRect();
  window.parent.postMessage({type: 'height', height: Math.ceil(height)}, '*');
}).observe(document.documentElement);

window.parent.postMessage({type: 'ready'}, '*');
