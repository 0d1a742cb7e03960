import {useCallback, useState} from 'react';

/**
 * The row that Enter opens: the first of each new list, until the reader marks another.
 *
 * @param count of rows
 * @param list what the rows are of
 */
export function useMarkedRow(
  count: number,
  list: unknown,
): [index: number, mark: (index: number) => void] {
  const [marked, setMarked] = useState({index: 0, list});
  const index = marked.list === list ? Math.max(0, Math.min(marked.index, count - 1)) : 0;
  return [
    index,
    useCallback(
      (next: number) =>
        setMarked((before) =>
          before.index === next && before.list === list ? before : {index: next, list},
        ),
      [list],
    ),
  ];
}
