import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {ComponentProps, MouseEvent, ReactNode} from 'react';

/** Gives the focus to what comes next, since the button goes with its bar. */
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
