import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type {Props} from '@theme/Navbar/Layout';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';
import useVisible from './useVisible';

/** The navigation bar, which hides while the reader scrolls down. It contains the mobile menu. */
export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  const {shown, toggle} = useNavbarMobileSidebar();
  const isVisible = useVisible(hideOnScroll);
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!shown) return undefined;
    // If the module fails to load, the menu still works but doesn't trap the focus.
    const trap = import('./trapFocus').then(
      ({trapFocus}) => trapFocus(bar.current, toggle),
      () => undefined,
    );
    return () => void trap.then((release) => release?.());
  }, [shown, toggle]);

  return (
    <nav
      ref={bar}
      aria-label="Main"
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        hideOnScroll && styles.hideable,
        !isVisible && styles.hidden,
        style && `navbar--${style}`,
        shown && 'navbar-sidebar--show',
      )}
    >
      {children}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={toggle} />
      <NavbarMobileSidebar />
    </nav>
  );
}
