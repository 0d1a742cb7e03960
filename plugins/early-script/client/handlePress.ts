import {blockOf, showOutcome, toggleWrap} from './codeBlock';
import {copiedText} from './copiedText';
import {setSidebarHidden, storeChoice, SIDEBAR_KEY} from './setSidebarHidden';

/** ID of the current announcement; the build inserts it. */
declare const ANNOUNCEMENT_ID: string;

const ANNOUNCEMENT = 'docusaurus.announcement.id';
const DISMISSED = 'docusaurus.announcement.dismiss';
const {dataset} = document.documentElement;

/** Controls that work without the framework, which reads the resulting state when it starts. */
const handlers: Readonly<Record<string, (control: HTMLElement) => unknown>> = {
  '[data-code-action=copy]': copyCode,
  '[data-code-action=wrap]': toggleWrap,
  '[aria-label$=" sidebar"]': ({ariaLabel}) => setSidebarHidden(ariaLabel === 'Collapse sidebar'),
  '[aria-label^="Switch between dark"]': switchColorMode,
  '[role=banner] [aria-label=Close]': closeAnnouncement,
};

/**
 * Handles a press of a control that works without the framework.
 *
 * @returns undefined for any other control; a promise that rejects if the action failed
 */
export function handlePress(control: HTMLElement): Promise<unknown> | undefined {
  const selector = Object.keys(handlers).find((key) => control.matches(key));
  return selector ? Promise.resolve(handlers[selector]?.(control)) : undefined;
}

/** Applies the choices of earlier visits before the first paint, so that the layout doesn't shift. */
export function restoreChoices(): void {
  try {
    if (localStorage.getItem(SIDEBAR_KEY)) dataset.sidebar = 'hidden';
    // The framework compares the IDs after the first paint, so a new announcement would appear late.
    if (localStorage.getItem(ANNOUNCEMENT) === ANNOUNCEMENT_ID) return;
    storeChoice(ANNOUNCEMENT, ANNOUNCEMENT_ID);
    storeChoice(DISMISSED, 'false');
  } catch {
    // Without storage, there are no earlier choices.
  }
}

async function copyCode(button: HTMLElement): Promise<void> {
  const code = blockOf(button)?.querySelector('code');
  if (!code) return;
  await navigator.clipboard.writeText(copiedText(code));
  showOutcome(button, 'Copied');
}

function switchColorMode(): void {
  const mode = dataset.theme === 'dark' ? 'light' : 'dark';
  dataset.theme = mode;
  dataset.themeChoice = mode;
  storeChoice('theme', mode);
}

function closeAnnouncement(): void {
  dataset.announcementBarInitiallyDismissed = 'true';
  storeChoice(DISMISSED, 'true');
  document.querySelector<HTMLElement>('nav[aria-label=Main] a')?.focus();
}
