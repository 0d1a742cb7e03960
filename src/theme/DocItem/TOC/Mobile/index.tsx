import type {ReactNode} from 'react';

/** Renders nothing: DocItem/Content shows the stock component below the title. */
export default function DocItemTOCMobile(): ReactNode {
  return null;
}
