import type {Program} from '../../scripts/programs';

/** Property that contains an element's ID in the WebDriver protocol. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * The commands of the WebDriver standard that the tests use: HTTP method and path, and the
 * name of the same command in Firefox's own protocol, which has the same arguments. `{id}` is the
 * element on which a command acts.
 */
export const commands = {
  open: ['POST', '/url', 'Navigate'],
  reload: ['POST', '/refresh', 'Refresh'],
  goBack: ['POST', '/back', 'Back'],
  resize: ['POST', '/window/rect', 'SetWindowRect'],
  run: ['POST', '/execute/sync', 'ExecuteScript'],
  act: ['POST', '/actions', 'PerformActions'],
  click: ['POST', '/element/{id}/click', 'ElementClick'],
} as const;

export type Command = keyof typeof commands;

/** Parameters of a command; `id` is the element that it acts on. */
export type Arguments = {readonly id?: string; readonly [name: string]: unknown};

/** An open window of an engine. */
export type Session = {
  /** @throws Error whose message begins with the error code of the standard */
  send(command: Command, args?: Arguments): Promise<unknown>;
  stop(): Promise<void>;
};

/** A browser engine besides Chromium, in which pages are tested. */
export type Engine = {
  readonly program: Program;
  start(): Promise<Session>;
};
