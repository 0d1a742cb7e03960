import type {ReactNode} from 'react';
import CodeActions from '@site/src/components/CodeActions';
import PageCopyActions from '@site/src/components/CopyAsMarkdown/PageCopyActions';
import FontPreloads from '@site/src/components/FontPreloads';
import HoverCards from '@site/src/components/HoverCards';

/** Around every page, and kept when pages change: what listens for the plain markup in them. */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      <FontPreloads />
      {children}
      <HoverCards />
      <CodeActions />
      <PageCopyActions />
    </>
  );
}
