import type {ReactNode} from 'react';

type Props = {readonly hints: readonly (readonly [keys: string, does: string])[]};

/** The line at the bottom of the window: what its keys do. */
export default function KeyHints({hints}: Props): ReactNode {
  return (
    <ul className="search-hints">
      {hints.map(([keys, does]) => (
        <li key={does}>
          {keys.split(' ').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {does}
        </li>
      ))}
    </ul>
  );
}
