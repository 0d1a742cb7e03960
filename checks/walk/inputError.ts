/** What whoever walks gave wrongly: the message says what is valid and how to mend it. */
export class InputError extends Error {}
