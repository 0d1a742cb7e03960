import type {ReactNode} from 'react';

/** SVG path of each icon, in a view box of 20 by 20. */
const PATHS = {
  search: 'M13 13l5 5M15 8.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0z',
  clear: 'M5 5l10 10M15 5L5 15',
  page: 'M5 2h7l4 4v12H5zM12 2v4h4',
  heading: 'M4 7.5h13M3 12.5h13M8.5 3l-2 14M13.5 3l-2 14',
  text: 'M3 5h14M3 10h14M3 15h9',
  recent: 'M10 5v5l3.5 2M17.5 10a7.5 7.5 0 1 1-15 0a7.5 7.5 0 0 1 15 0z',
  favorite: 'M10 2.5l2.3 4.8l5.2.7l-3.8 3.6l.9 5.2l-4.6-2.5l-4.6 2.5l.9-5.2L2.5 8l5.2-.7z',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative line icon in the color of the text. Its button or row has a text alternative. */
export default function Icon({name}: {readonly name: IconName}): ReactNode {
  return (
    <svg className="search-icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
