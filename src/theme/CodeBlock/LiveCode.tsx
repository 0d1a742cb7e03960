import {lazy, Suspense, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

const LivePlayground = lazy(() => import('@site/src/components/LivePlayground'));

/** A button below a live code block that loads the editor. */
export default function LiveCode({source}: {readonly source: string}): ReactNode {
  const [isEditing, setIsEditing] = useState(false);
  if (!isEditing) {
    return (
      <button type="button" className={styles.edit} onClick={() => setIsEditing(true)}>
        Edit and run
      </button>
    );
  }
  return (
    <Suspense fallback={<p className={styles.loading}>Loading the playground…</p>}>
      <LivePlayground source={source} />
    </Suspense>
  );
}
