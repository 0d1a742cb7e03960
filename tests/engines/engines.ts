import type {Engine} from './commands';
import {firefox} from './firefox';
import {webkit} from './webkit';

/** The engines besides Chromium, which runs all other browser tests. */
export const engines: readonly Engine[] = [firefox, webkit];
