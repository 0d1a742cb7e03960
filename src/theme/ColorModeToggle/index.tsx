import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import {useColorMode} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import type {ReactNode} from 'react';

/**
 * The button that switches the color mode. The stock one is disabled in the HTML; this one works as
 * soon as it is visible, through plugins/early-script.
 */
export default function EarlyColorModeToggle({value, ...props}: Props): ReactNode {
  const {colorMode} = useColorMode();
  return (
    <BrowserContext value>
      <ColorModeToggle {...props} value={value ?? colorMode} />
    </BrowserContext>
  );
}
