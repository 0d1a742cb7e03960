import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {ComponentProps, MouseEvent, ReactNode} from 'react';

/** Moves the focus to the site's logo, because the button is removed with its bar. */
export default function AnnouncementBarCloseButton({
  onClick,
  ...props
}: ComponentProps<'button'>): ReactNode {
  return (
    <CloseButton
      {...props}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        document.querySelector<HTMLElement>('.navbar__brand')?.focus();
      }}
    />
  );
}
