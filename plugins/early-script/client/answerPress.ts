import {blockOf, showOutcome, toggleWrap} from './codeBlock';
import {copiedText} from './copiedText';
import {hideSidebar, remember, SIDEBAR_KEY} from './hideSidebar';

/** Set by the build. */
declare const ANNOUNCEMENT_ID: string;

const ANNOUNCEMENT = 'docusaurus.announcement.id';
const DISMISSED = 'docusaurus.announcement.dismiss';
const {dataset} = document.documentElement;

/** Controls that work without the framework, which reads the resulting state when it starts. */
const answers: Readonly<Record<string, (control: HTMLElement) => unknown>> = {
  '[data-code-action=copy]': copyCode,
  '[data-code-action=wrap]': toggleWrap,
  '[aria-label$=" sidebar"]': ({ariaLabel}) => hideSidebar(ariaLabel === 'Collapse sidebar'),
  '[aria-label^="Switch between dark"]': switchColorMode,
  '[role=banner] [aria-label=Close]': closeAnnouncement,
};

/**
 * Handles a press of a control that works without the framework.
 *
 * @returns undefined for any other control; a promise that rejects if the action failed
 */
export function answerPress(control: HTMLElement): Promise<unknown> | undefined {
  const selector = Object.keys(answers).find((each) => control.matches(each));
  return selector ? Promise.resolve(answers[selector]?.(control)) : undefined;
}

/** Applies the choices of earlier visits before the first paint, so that nothing moves. */
export function restoreChoices(): void {
  try {
    if (localStorage.getItem(SIDEBAR_KEY)) dataset.sidebar = 'hidden';
    // The framework compares the IDs after the first paint, so it would show a new one late.
    if (localStorage.getItem(ANNOUNCEMENT) === ANNOUNCEMENT_ID) return;
    remember(ANNOUNCEMENT, ANNOUNCEMENT_ID);
    remember(DISMISSED, 'false');
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
  remember('theme', mode);
}

function closeAnnouncement(): void {
  dataset.announcementBarInitiallyDismissed = 'true';
  remember(DISMISSED, 'true');
  document.querySelector<HTMLElement>('nav[aria-label=Main] a')?.focus();
}
