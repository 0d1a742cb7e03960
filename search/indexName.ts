/** Name of the index of these pages, in every mode. */
export const INDEX_NAME = 'babylon-docs';
