import type {Program} from '../../scripts/programs';

/** Keys of an element in the protocol. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * The commands of the WebDriver standard that the tests use: method and path of a driver, and the
 * name under which Firefox itself takes the same command with the same arguments. `{id}` is the
 * element that a command is about.
 */
export const commands = {
  open: ['POST', '/url', 'Navigate'],
  reload: ['POST', '/refresh', 'Refresh'],
  goBack: ['POST', '/back', 'Back'],
  resize: ['POST', '/window/rect', 'SetWindowRect'],
  run: ['POST', '/execute/sync', 'ExecuteScript'],
  act: ['POST', '/actions', 'PerformActions'],
  click: ['POST', '/element/{id}/click', 'ElementClick'],
  readRole: ['GET', '/element/{id}/computedrole', 'GetComputedRole'],
  readLabel: ['GET', '/element/{id}/computedlabel', 'GetComputedLabel'],
} as const;

export type Command = keyof typeof commands;

/** Parameters of a command; `id` names the element that it acts on. */
export type Arguments = {readonly id?: string; readonly [name: string]: unknown};

/** An open window of an engine. */
export type Session = {
  /** @throws Error that begins with the standard's name of what went wrong */
  send(command: Command, args?: Arguments): Promise<unknown>;
  stop(): Promise<void>;
};

/** An engine in which pages are tested, besides that of all other browser tests. */
export type Engine = {
  readonly program: Program;
  start(): Promise<Session>;
};
