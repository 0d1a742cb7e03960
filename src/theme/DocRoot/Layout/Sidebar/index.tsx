import {useLocation} from '@docusaurus/router';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {createStorageSlot, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import DocSidebar from '@theme/DocSidebar';
import IconArrow from '@theme/Icon/Arrow';
import clsx from 'clsx';
import {Fragment, useRef, type ReactNode} from 'react';
import {hiddenSidebar} from '@site/config/hiddenSidebar';
import styles from './styles.module.css';

const storage = createStorageSlot(hiddenSidebar.key);

/**
 * The sidebar's column. Whether it is hidden is said by the document alone, which a script in the
 * head asks before the first paint; the style follows, here and in the article.
 */
export default function DocRootLayoutSidebar({sidebar}: Props): ReactNode {
  const {pathname} = useLocation();
  const name = useDocsSidebar()?.name;
  const column = useRef<HTMLElement>(null);

  const hide = (isHidden: boolean) => {
    const {dataset} = document.documentElement;
    if (isHidden) dataset.sidebar = 'hidden';
    else delete dataset.sidebar;
    storage.set(isHidden ? 'hidden' : '');
    // The button that was pressed is gone; the other one stands for it.
    const other = isHidden ? 'Expand' : 'Collapse';
    column.current?.querySelector<HTMLElement>(`[title^=${other}]`)?.focus();
  };

  return (
    <aside ref={column} className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.column)}>
      {/* A sidebar of its own keeps nothing of the last one. */}
      <Fragment key={name}>
        <div className={styles.view}>
          <DocSidebar
            sidebar={sidebar}
            path={pathname}
            isHidden={false}
            onCollapse={() => hide(true)}
          />
          <button
            type="button"
            className={clsx('clean-btn', styles.expand)}
            title="Expand sidebar"
            aria-label="Expand sidebar"
            onClick={() => hide(false)}
          >
            <IconArrow />
          </button>
        </div>
      </Fragment>
    </aside>
  );
}
