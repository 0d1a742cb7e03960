import type {ReactNode} from 'react';
import type {SocialLink} from '@site/config/footer';

/** SVG paths in a 20-unit box, drawn for this site. They are not the companies' logos. */
const PATHS: Record<SocialLink['icon'], string> = {
  github: 'M7 6 3 10l4 4M13 6l4 4-4 4M11.3 4 8.7 16',
  linkedin: 'M3 3h14v14H3zM6.5 9v5M6.5 6.3v.100M10 14V9M10 11.5c0-3 4-3 4 0V14',
  // Two crossed strokes alone would look like a close button.
  x: 'M3.5 3.5h3.2l9.8 13h-3.2zM16 3.5l-5.2 5.9M9 10.9l-5 5.6',
  youtube: 'M2.5 5h15v10h-15zM8.5 7.7v4.6l4-2.3z',
};

export default function SocialIcon({icon}: {readonly icon: SocialLink['icon']}): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        d={PATHS[icon]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
