import {Fault} from '../../config/fault';

/** A route as the framework's generated table writes it, its component named and not yet made. */
export type Route = {
  path: string;
  /** Arguments of the framework's `ComponentCreator`. */
  component: Created;
  routes?: Route[];
  [attribute: string]: unknown;
};

/** A call of `ComponentCreator(path, hash)`; the route for "not found" has no hash. */
type Created = {path: string; hash?: string};

/** File names of a route's parts: names of chunks, nested as the route's properties are. */
export type ChunkNames = {[route: string]: unknown};

/** The module behind each chunk name. */
export type Registry = {[chunk: string]: string};

/** The framework's three generated tables. */
export type Tables = {routes: Route[]; chunkNames: ChunkNames; registry: Registry};

/**
 * Takes the routes of sections out of the framework's tables. A section is a top-level route, or
 * all documents below a path, which lie side by side three levels down in the framework's table.
 *
 * @param later paths of the sections to take out, without a slash at the end
 * @returns `first`, what every page loads, where one route without children stands for a section;
 * and one set of tables for each section, with only what it needs
 * @throws when a path has no route: naming it, the paths there are, and the fix; when the
 * documents of a section do not share one sidebar, which the theme chooses before they are there
 */
export function splitRoutes(
  tables: Tables,
  later: readonly string[],
): {first: Tables; later: Map<string, Tables>} {
  const sections = new Map(
    later.map((path) => {
      const routes = routesOf(tables.routes, path);
      return [path, {routes, ...namesOf(routes, tables)}] as const;
    }),
  );
  const taken = new Map(
    [...sections].flatMap(([path, {routes}]) => routes.map((route) => [route, path] as const)),
  );
  const first = without(tables.routes, taken);
  return {first: {routes: first, ...namesOf(first, tables)}, later: sections};
}

/** The routes of a section: the top-level route at the path, or the documents at and below it. */
function routesOf(routes: readonly Route[], path: string): Route[] {
  const top = routes.filter((route) => isAt(route, path));
  const found = top.length > 0 ? top : documentsBelow(routes, path);
  if (found.length === 0) {
    const known = routes.map((route) => route.path).join(', ');
    throw new Fault(
      'lazy-routes/unknown',
      path,
      'no route is at or below it.',
      `Top-level routes are: ${known}.`,
      'Fix: correct the path in the options of plugins/lazy-routes in docusaurus.config.ts.',
    );
  }
  const sidebars = new Set(found.map(({sidebar}) => sidebar));
  if (sidebars.size > 1) {
    throw new Fault(
      'lazy-routes/sidebars',
      path,
      `its documents have several sidebars: ${[...sidebars].map(String).join(', ')}.`,
      'The theme chooses the sidebar before the list of a section is there.',
      'Fix: name smaller sections in the options of plugins/lazy-routes in docusaurus.config.ts.',
    );
  }
  return found;
}

function documentsBelow(routes: readonly Route[], path: string): Route[] {
  return routes.flatMap((route) => {
    if (route.routes) return documentsBelow(route.routes, path);
    return `${trim(route.path)}/`.startsWith(`${path}/`) ? [route] : [];
  });
}

/** The table with one route in the place of each section's. */
function without(routes: readonly Route[], taken: ReadonlyMap<Route, string>): Route[] {
  const placed = new Set<string>();
  return routes.flatMap((route) => {
    const path = taken.get(route);
    if (path === undefined) {
      return [route.routes ? {...route, routes: without(route.routes, taken)} : route];
    }
    if (placed.has(path)) return [];
    placed.add(path);
    const {sidebar} = route;
    return [{path, component: {path}, ...(sidebar === undefined ? {} : {sidebar})}];
  });
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
