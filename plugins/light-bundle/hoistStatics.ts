/**
 * Stands for `hoist-non-react-statics`, which the router's `withRouter` calls and nothing here
 * uses: a wrapped component keeps its own statics.
 */
export default function hoistStatics<T>(target: T): T {
  return target;
}
