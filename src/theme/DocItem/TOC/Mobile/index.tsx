import type {ReactNode} from 'react';

/** Nothing: the folded contents stand below the title, where DocItem/Content shows the stock ones. */
export default function DocItemTOCMobile(): ReactNode {
  return null;
}
