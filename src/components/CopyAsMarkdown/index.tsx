import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Offers the page as Markdown. Markup only: PageCopyActions does what the button says, and
 * plugins/machine-copies writes the file that both lead to.
 */
export default function CopyAsMarkdown({permalink}: {readonly permalink: string}): ReactNode {
  const file = `${permalink}index.md`;
  return (
    <p className={styles.actions}>
      <Head>
        <link rel="alternate" type="text/markdown" href={file} />
      </Head>
      <a href={file} type="text/markdown">
        View as Markdown
      </a>
      <button type="button" className={styles.button} data-copy-page={file}>
        <span aria-live="polite">Copy as Markdown</span>
      </button>
    </p>
  );
}
