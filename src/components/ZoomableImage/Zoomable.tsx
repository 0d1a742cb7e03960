import {lazy, Suspense, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

const Zoomed = lazy(() => import('./Zoomed'));

/**
 * A picture that can be expanded. The zoom library is loaded when it is first asked for; until
 * then a plain button stands over the picture.
 */
export default function Zoomable({children}: {readonly children: ReactNode}): ReactNode {
  const [asked, setAsked] = useState(false);
  const plain = (
    <span className={styles.zoomable}>
      {children}
      <button
        type="button"
        className={styles.button}
        aria-label="Expand image"
        onClick={() => setAsked(true)}
      />
    </span>
  );
  if (!asked) return plain;
  return (
    <Suspense fallback={plain}>
      <Zoomed>{children}</Zoomed>
    </Suspense>
  );
}
