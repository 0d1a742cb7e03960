/** What somebody gave a command wrongly: the message says what is valid and how to mend it. */
export class InputError extends Error {}
