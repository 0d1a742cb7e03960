import useIsBrowser from '@docusaurus/useIsBrowser';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';

/**
 * A dropdown of the bar. It opens on hover, Enter, Space, an arrow key or a tap, and closes on a second
 * tap, on Escape, and when something outside is pressed or focused. It is marked as active if it
 * contains the current page.
 */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  onClick: _onClick,
  ...props
}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const isMouse = useRef(false);
  const [isShown, show] = useState(false);
  const pathname = useLocalPathname();
  const isActive = items.some(
    ({to, activeBasePath}) =>
      isSamePath(to, pathname) || (activeBasePath && pathname.startsWith(activeBasePath)),
  );
  // Until the framework runs, the stylesheet opens it on hover.
  const isBrowser = useIsBrowser();

  useEffect(() => {
    if (!isShown) return undefined;
    const onOutside = ({target}: Event) => {
      if (!root.current?.contains(target as Node)) show(false);
    };
    const abort = new AbortController();
    document.addEventListener('pointerdown', onOutside, {signal: abort.signal});
    document.addEventListener('focusin', onOutside, {signal: abort.signal});
    return () => abort.abort();
  }, [isShown]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const {key} = event;
    const [opener, ...links] = event.currentTarget.querySelectorAll('a');
    const at = links.indexOf(event.target as HTMLAnchorElement);
    const step = {ArrowDown: 1, ArrowUp: -1}[key];
    if (step) {
      // A hidden link can't take the focus.
      flushSync(() => show(true));
      links.at(at < 0 && step < 0 ? -1 : (at + step) % links.length)?.focus();
    } else if (key === 'Escape' && isShown) {
      show(false);
      opener?.focus();
    } else if (event.target === opener && (key === 'Enter' || key === ' ')) show(!isShown);
    else return;
    event.preventDefault();
  };

  return (
    // The listeners serve the links inside, which the keyboard reaches.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={clsx(
        'navbar__item dropdown',
        !isBrowser && 'dropdown--hoverable',
        position === 'right' && 'dropdown--right',
        isShown && 'dropdown--show',
      )}
      onKeyDown={onKeyDown}
      onPointerEnter={({pointerType}) => {
        isMouse.current = pointerType === 'mouse';
        if (isMouse.current) show(true);
      }}
      onPointerLeave={() => {
        if (isMouse.current) show(false);
        isMouse.current = false;
      }}
    >
      <NavbarNavLink
        aria-expanded={isShown}
        aria-current={isActive || undefined}
        role="button"
        // Without an href, it couldn't take the focus.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', isActive && 'navbar__link--active', className)}
        {...props}
        onClick={(event) => {
          if (props.to && isMouse.current) return;
          event.preventDefault();
          show(isMouse.current || !isShown);
        }}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
