import {restoreChoices} from './answerPress';
import {holdActions} from './holdActions';
import {startScripts} from './startScripts';

/** Time after which the scripts no longer wait for an image that fails to load. */
const MAX_WAIT_MS = 5_000;

restoreChoices();
holdActions();
addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(startScripts));
setTimeout(startScripts, MAX_WAIT_MS);
