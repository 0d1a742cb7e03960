import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  readonly permalink: string;
  /** URL for editing the page's source; null if it can't be edited. */
  readonly editUrl?: string | null;
};

/**
 * One line of page actions: copy the page as Markdown, view it as Markdown, and edit its source. It is
 * static markup: PageCopyActions handles the button, and finish/machine-copies writes the Markdown file.
 * The link to the file works without scripts and without access to the clipboard.
 */
export default function CopyAsMarkdown({permalink, editUrl}: Props): ReactNode {
  // The permalink of a document has no trailing slash.
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
