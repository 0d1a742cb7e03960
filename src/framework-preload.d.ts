/** The framework's own loader of a route's files; see plugins/route-loading. */
declare module 'framework-preload' {
  export default function preload(pathname: string): Promise<unknown>;
}
