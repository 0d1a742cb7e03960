import {lazy, Suspense, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

const LivePlayground = lazy(() => import('@site/src/components/LivePlayground'));

/** Below a live block: a button that loads the editor. */
export default function LiveCode({source}: {readonly source: string}): ReactNode {
  const [editing, setEditing] = useState(false);
  if (!editing) {
    return (
      <button type="button" className={styles.edit} onClick={() => setEditing(true)}>
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
