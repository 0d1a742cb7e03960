import {useClicks} from '@site/src/components/useClicks';
import {copyText, OUTCOMES} from '@site/src/components/CopyButton/copyText';
import {blockOf, showOutcome, toggleWrap} from '@site/plugins/early-script/client/codeBlock';
import {copiedText} from '@site/plugins/early-script/client/copiedText';

/** Handles the buttons of code blocks. The blocks are static markup, so one listener serves all of them. */
export default function CodeActions(): null {
  useClicks('[data-code-action=wrap]', toggleWrap);
  useClicks('[data-code-action=copy]', copy);
  return null;
}

/** Copies a block and reports the outcome, because the browser can deny access to the clipboard. */
function copy(button: HTMLElement): void {
  const code = blockOf(button)?.querySelector('code');
  if (!code) return;
  void copyText(copiedText(code), code).then((outcome) => showOutcome(button, OUTCOMES[outcome]));
}
