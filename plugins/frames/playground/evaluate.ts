import type * as ReactModule from 'react';

type ReactNode = ReactModule.ReactNode;

/**
 * Runs plain JavaScript and returns its result: the argument of its `render(…)` call or, if the code is
 * a single expression or component, its value.
 *
 * @throws whatever the code throws
 */
export function evaluate(code: string, React: typeof ReactModule): ReactNode {
  let rendered: ReactNode;
  const render = (node: ReactNode) => {
    rendered = node;
  };
  const source = code.trim().replace(/;$/, '');
  const body = isExpression(source) ? `render(${source})` : source;
  // This document exists only to evaluate the reader's code, and its content security policy blocks
  // network requests.
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call
  new Function('React', 'render', body)(React, render);
  return typeof rendered === 'function' ? React.createElement(rendered) : rendered;
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
