/** What a path of the protocol asks for; the name of the index counts only for passages. */
const ENDPOINTS = {
  queries: /^\/1\/indexes\/(?:\*|%2A)\/queries$/i,
  recommendations: /^\/1\/indexes\/(?:\*|%2A)\/recommendations$/i,
  passages: /^\/1\/indexes\/[\w.-]+\/passages$/,
} as const;

export type Endpoint = keyof typeof ENDPOINTS;

const NAMES = Object.keys(ENDPOINTS) as Endpoint[];

/** What a path asks for, or undefined when nothing here answers it. */
export function endpointOf(path: string): Endpoint | undefined {
  return NAMES.find((name) => ENDPOINTS[name].test(path));
}
