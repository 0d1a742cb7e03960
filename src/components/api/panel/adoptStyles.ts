import css from '@lazy-styles/api-panel';
import {adoptSheet} from '@site/src/components/adoptSheet';

let isAdopted = false;

/** Styles the panel. They come with it, so that pages without it do not carry them. */
export function adoptStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  adoptSheet(css);
}
