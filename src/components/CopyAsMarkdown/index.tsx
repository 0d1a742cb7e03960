import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  readonly permalink: string;
  /** Where the source of the page is edited; null if it can't be edited. */
  readonly editUrl?: string | null;
};

/**
 * What can be done with the page, in one line: its text as Markdown, and its source. Markup only:
 * PageCopyActions does what the button says, and finish/machine-copies writes the file that both
 * lead to. The link needs no script, and still works when access to the clipboard is denied.
 */
export default function CopyAsMarkdown({permalink, editUrl}: Props): ReactNode {
  // Documents carry the address of their file, which has no slash at its end.
  const file = permalink.replace(/\/?$/, '/index.md');
  return (
    <p className={styles.actions}>
      <button type="button" data-copy-page={file}>
        Copy as Markdown
      </button>
      <a href={file}>View as Markdown</a>
      {editUrl && (
        <a href={editUrl} target="_blank" rel="noopener noreferrer">
          Edit
        </a>
      )}
      <span role="status" />
    </p>
  );
}
