import ThemedImage from '@theme-original/ThemedImage';
import type {Props} from '@theme/ThemedImage';
import type {ReactNode} from 'react';

/** An image in two color modes. `lazy` keeps the hidden one, and a preload of both, from the page. */
export default function LazyThemedImage(props: Props): ReactNode {
  return <ThemedImage loading="lazy" {...props} />;
}
