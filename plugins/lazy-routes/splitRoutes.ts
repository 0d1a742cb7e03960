/** A route as the framework's generated table writes it, its component named and not yet made. */
export type Route = {
  path: string;
  /** Arguments of the framework's `ComponentCreator`. */
  component: Created;
  routes?: Route[];
  [attribute: string]: unknown;
};

/** A call of `ComponentCreator(path, hash)`; the route for "not found" has no hash. */
export type Created = {path: string; hash?: string};

/** File names of a route's parts: names of chunks, nested as the route's properties are. */
export type ChunkNames = {[route: string]: unknown};

/** The module behind each chunk name. */
export type Registry = {[chunk: string]: string};

/** The framework's three generated tables. */
export type Tables = {routes: Route[]; chunkNames: ChunkNames; registry: Registry};

/**
 * Takes top-level routes out of the framework's tables.
 *
 * @param later paths of the top-level routes to take out, without a slash at the end
 * @returns `first`, what every page loads, where a later route stands without children; and one
 * set of tables for each later path, with only what that path needs
 * @throws when a path is not a top-level route: naming it, the paths there are, and the fix
 */
export function splitRoutes(
  tables: Tables,
  later: readonly string[],
): {first: Tables; later: Map<string, Tables>} {
  const unknown = later.find((path) => !tables.routes.some((route) => isAt(route, path)));
  if (unknown !== undefined) {
    throw new Error(
      [
        `[lazy-routes] No top-level route "${unknown}".`,
        `There are: ${tables.routes.map(({path}) => path).join(', ')}.`,
        'Fix: correct the path in the options of plugins/lazy-routes in docusaurus.config.ts.',
      ].join('\n'),
    );
  }
  const isLater = (route: Route) => later.some((path) => isAt(route, path));
  const first = tables.routes.filter((route) => !isLater(route));
  return {
    first: {
      routes: tables.routes.map((route) =>
        isLater(route) ? {path: route.path, component: {path: trim(route.path)}} : route,
      ),
      ...namesOf(first, tables),
    },
    later: new Map(
      later.map((path) => {
        const routes = tables.routes.filter((route) => isAt(route, path));
        return [path, {routes, ...namesOf(routes, tables)}];
      }),
    ),
  };
}

function isAt(route: Route, path: string): boolean {
  return trim(route.path) === path;
}

function trim(path: string): string {
  return path.replace(/\/$/, '');
}

/** The rows of the tables that these routes use. */
function namesOf(routes: readonly Route[], {chunkNames, registry}: Tables) {
  const keys = new Set<string>();
  const visit = ({component, routes: children}: Route) => {
    keys.add(`${component.path}-${component.hash}`);
    children?.forEach(visit);
  };
  routes.forEach(visit);
  const names = Object.fromEntries(Object.entries(chunkNames).filter(([key]) => keys.has(key)));
  const used = new Set(leaves(names));
  return {
    chunkNames: names,
    registry: Object.fromEntries(Object.entries(registry).filter(([name]) => used.has(name))),
  };
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(leaves);
}
