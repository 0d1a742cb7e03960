import useIsBrowser from '@docusaurus/useIsBrowser';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';

/**
 * A dropdown of the bar: opens on hover, Enter, Space, arrows or a tap, closes on a second one, on
 * Escape, and when something outside is touched or has the focus. It is marked where it holds the
 * page that is shown.
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
  const holdsPage = items.some(
    ({to, activeBasePath}) =>
      isSamePath(to, pathname) || (activeBasePath && pathname.startsWith(activeBasePath)),
  );
  // Until the script is there, hovering is the style's.
  const isBrowser = useIsBrowser();

  useEffect(() => {
    if (!isShown) return undefined;
    const onOutside = ({target}: Event) => {
      if (!root.current?.contains(target as Node)) show(false);
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [isShown]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const {key} = event;
    const [opener, ...links] = event.currentTarget.querySelectorAll('a');
    const at = links.indexOf(event.target as HTMLAnchorElement);
    const step = {ArrowDown: 1, ArrowUp: -1}[key];
    if (step) {
      // A link that is not shown takes no focus.
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
    // The listeners serve the links inside, which are reached and pressed as any link.
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
        aria-current={holdsPage || undefined}
        role="button"
        // Makes it take the focus where it leads nowhere.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', holdsPage && 'navbar__link--active', className)}
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
