import type * as ReactModule from 'react';

type ReactNode = ReactModule.ReactNode;

/**
 * Runs plain JavaScript and returns its result: the argument of a `render(…)` call, or the value of
 * code that is one expression or one component.
 *
 * @throws whatever the code throws
 */
export function evaluate(code: string, React: typeof ReactModule): ReactNode {
  let shown: ReactNode;
  const render = (node: ReactNode) => {
    shown = node;
  };
  const source = code.trim().replace(/;$/, '');
  const body = isExpression(source) ? `render(${source})` : source;
  // This document exists to evaluate the reader's own code; its policy lets it do nothing else.
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call
  new Function('React', 'render', body)(React, render);
  return typeof shown === 'function' ? React.createElement(shown) : shown;
}

function isExpression(source: string): boolean {
  try {
    // oxlint-disable-next-line typescript/no-implied-eval
    new Function(`return (${source}\n)`);
    return true;
  } catch {
    return false;
  }
}
