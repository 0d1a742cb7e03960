import {restoreChoices} from './answerPress';
import {holdActions} from './holdActions';
import {startScripts} from './startScripts';

/** Time after which the scripts no longer wait for a picture that doesn't arrive, in ms. */
const LONGEST_WAIT = 5_000;

restoreChoices();
holdActions();
addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(startScripts));
setTimeout(startScripts, LONGEST_WAIT);
