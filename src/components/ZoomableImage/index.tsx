import {lazy, Suspense, useState, type ImgHTMLAttributes, type ReactNode} from 'react';
import styles from './styles.module.css';

const Zoomed = lazy(() => import('./Zoomed'));

/** An image on a page. It is loaded lazily and can be expanded. */
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

/** An image that can be expanded. Until the first press loads the library, it has a plain button. */
export function Zoomable({children}: {readonly children: ReactNode}): ReactNode {
  const [isPressed, setIsPressed] = useState(false);
  const plain = (
    <span className={styles.zoomable}>
      {children}
      <button
        type="button"
        className={styles.button}
        aria-label="Expand image"
        onClick={() => setIsPressed(true)}
      />
    </span>
  );
  if (!isPressed) return plain;
  return (
    <Suspense fallback={plain}>
      <Zoomed>{children}</Zoomed>
    </Suspense>
  );
}
