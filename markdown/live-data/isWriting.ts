/** Whether pages are being written (`docusaurus start`); a build and tests are something else. */
export function isWriting(): boolean {
  return process.env.NODE_ENV === 'development';
}
