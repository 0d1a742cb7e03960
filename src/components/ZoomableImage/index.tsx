import type {ImgHTMLAttributes, ReactNode} from 'react';
import Zoomable from './Zoomable';

/** A picture of a page: loaded when it comes near, expanded on demand. */
export function ZoomableImage({
  alt = '',
  ...image
}: ImgHTMLAttributes<HTMLImageElement>): ReactNode {
  return (
    <Zoomable>
      <img alt={alt} loading="lazy" {...image} />
    </Zoomable>
  );
}
