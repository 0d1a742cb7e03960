declare module '@lazy-styles/*' {
  /** Text of a stylesheet, made by plugins/lazy-styles. */
  const css: string;
  export default css;
}
