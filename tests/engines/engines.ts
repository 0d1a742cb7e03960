import type {Engine} from './commands';
import {firefox} from './firefox';
import {webkit} from './webkit';

/** The engines besides Chromium, in which all other browser tests run. */
export const engines: readonly Engine[] = [firefox, webkit];
