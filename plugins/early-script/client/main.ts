import {restoreChoices} from './handlePress';
import {holdActions} from './holdActions';
import {startScripts} from './startScripts';

/** Time after which the scripts start even if an image is still loading. */
const MAX_WAIT_MS = 5_000;

restoreChoices();
holdActions();
addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(startScripts));
setTimeout(startScripts, MAX_WAIT_MS);
