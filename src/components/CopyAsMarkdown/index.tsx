import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Offers the page as Markdown. Markup only: PageCopyActions does what the button says, and
 * finish/machine-copies writes the file that both lead to. The link needs no script, and is what
 * is left when the clipboard refuses.
 */
export default function CopyAsMarkdown({permalink}: {readonly permalink: string}): ReactNode {
  // Documents carry the address of their file, which has no slash at its end.
  const file = permalink.replace(/\/?$/, '/index.md');
  return (
    <p className={styles.actions}>
      <button type="button" className={styles.button} data-copy-page={file}>
        Copy as Markdown
      </button>
      <a href={file}>View as Markdown</a>
      <span role="status" />
    </p>
  );
}
