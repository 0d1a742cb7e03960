import {blockOf, showOutcome, toggleWrap} from './codeBlock';
import {copiedText} from './copiedText';
import {hideSidebar, remember, SIDEBAR_KEY} from './hideSidebar';

/** Set by the build. */
declare const ANNOUNCEMENT_ID: string;

const ANNOUNCEMENT = 'docusaurus.announcement.id';
const DISMISSED = 'docusaurus.announcement.dismiss';
const {dataset} = document.documentElement;

/** Controls that need no framework. It reads what these functions leave behind when it starts. */
const answers: Readonly<Record<string, (control: HTMLElement) => unknown>> = {
  '[data-code-action=copy]': copyCode,
  '[data-code-action=wrap]': toggleWrap,
  '[aria-label$=" sidebar"]': ({ariaLabel}) => hideSidebar(ariaLabel === 'Collapse sidebar'),
  '[aria-label^="Switch between dark"]': switchColorMode,
  '[role=banner] [aria-label=Close]': closeAnnouncement,
};

/**
 * Answers a press that needs no framework.
 *
 * @returns undefined where it needs one; a promise that is rejected where the answer failed
 */
export function answerPress(control: HTMLElement): Promise<unknown> | undefined {
  const selector = Object.keys(answers).find((each) => control.matches(each));
  return selector ? Promise.resolve(answers[selector]?.(control)) : undefined;
}

/** Applies what an earlier visit left, before the first paint, so that nothing moves. */
export function restoreChoices(): void {
  try {
    if (localStorage.getItem(SIDEBAR_KEY)) dataset.sidebar = 'hidden';
    // The framework compares the ids only after the first paint, and would show a new one late.
    if (localStorage.getItem(ANNOUNCEMENT) === ANNOUNCEMENT_ID) return;
    remember(ANNOUNCEMENT, ANNOUNCEMENT_ID);
    remember(DISMISSED, 'false');
  } catch {
    // Without storage nothing was ever chosen.
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
