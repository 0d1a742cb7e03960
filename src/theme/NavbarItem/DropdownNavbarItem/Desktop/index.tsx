import useIsBrowser from '@docusaurus/useIsBrowser';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';

/**
 * A dropdown in the navigation bar. It opens on hover, Enter, Space, an arrow key or a tap, and closes
 * on a second tap, on Escape, and when something outside is pressed or focused. It is marked as active
 * if it contains the current page.
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
  const [isOpen, setIsOpen] = useState(false);
  const pathname = useLocalPathname();
  const isActive = items.some(
    ({to, activeBasePath}) =>
      isSamePath(to, pathname) || (activeBasePath && pathname.startsWith(activeBasePath)),
  );
  // Until the framework runs, the stylesheet opens the dropdown on hover.
  const isBrowser = useIsBrowser();

  useEffect(() => {
    if (!isOpen) return undefined;
    const onOutside = ({target}: Event) => {
      if (!root.current?.contains(target as Node)) setIsOpen(false);
    };
    const controller = new AbortController();
    document.addEventListener('pointerdown', onOutside, {signal: controller.signal});
    document.addEventListener('focusin', onOutside, {signal: controller.signal});
    return () => controller.abort();
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const {key} = event;
    const [opener, ...links] = event.currentTarget.querySelectorAll('a');
    const index = links.indexOf(event.target as HTMLAnchorElement);
    const step = {ArrowDown: 1, ArrowUp: -1}[key];
    if (step) {
      // A hidden link can't take the focus.
      flushSync(() => setIsOpen(true));
      links.at(index < 0 && step < 0 ? -1 : (index + step) % links.length)?.focus();
    } else if (key === 'Escape' && isOpen) {
      setIsOpen(false);
      opener?.focus();
    } else if (event.target === opener && (key === 'Enter' || key === ' ')) setIsOpen(!isOpen);
    else return;
    event.preventDefault();
  };

  return (
    // The listeners handle events of the links inside, which are focusable.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={clsx(
        'navbar__item dropdown',
        !isBrowser && 'dropdown--hoverable',
        position === 'right' && 'dropdown--right',
        isOpen && 'dropdown--show',
      )}
      onKeyDown={onKeyDown}
      onPointerEnter={({pointerType}) => {
        isMouse.current = pointerType === 'mouse';
        if (isMouse.current) setIsOpen(true);
      }}
      onPointerLeave={() => {
        if (isMouse.current) setIsOpen(false);
        isMouse.current = false;
      }}
    >
      <NavbarNavLink
        aria-expanded={isOpen}
        aria-current={isActive || undefined}
        role="button"
        // Without an href, the link couldn't take the focus.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', isActive && 'navbar__link--active', className)}
        {...props}
        onClick={(event) => {
          if (props.to && isMouse.current) return;
          event.preventDefault();
          setIsOpen(isMouse.current || !isOpen);
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
