import {useLocation} from '@docusaurus/router';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import DocSidebar from '@theme/DocSidebar';
import IconArrow from '@theme/Icon/Arrow';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {setSidebarHidden} from '@site/plugins/early-script/client/setSidebarHidden';
import styles from './styles.module.css';

/**
 * The sidebar's column. An attribute of the document decides whether it is hidden; the inline script
 * of plugins/early-script sets the attribute before the first paint.
 */
export default function DocRootLayoutSidebar({sidebar}: Props): ReactNode {
  const {pathname} = useLocation();
  const name = useDocsSidebar()?.name;
  return (
    <aside className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.column)}>
      {/* The key resets the state when a different sidebar is shown. */}
      <div key={name} className={styles.view}>
        <DocSidebar
          sidebar={sidebar}
          path={pathname}
          isHidden={false}
          onCollapse={() => setSidebarHidden(true)}
        />
        <button
          type="button"
          className={clsx('clean-btn', styles.expand)}
          title="Expand sidebar"
          aria-label="Expand sidebar"
          onClick={() => setSidebarHidden(false)}
        >
          <IconArrow />
        </button>
      </div>
    </aside>
  );
}
