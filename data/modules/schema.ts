import {Fault} from '../../config/fault';
import type {Source} from '../schema';

/** A field of a message, a request, a response or an event: name and protobuf type. */
export type Field = {readonly name: string; readonly type: string};

/** A transaction message of a module. */
export type ModuleMessage = {
  /** Protobuf name without the package, such as `MsgWrappedDelegate`. */
  readonly name: string;
  /** Account that signs the message. */
  readonly signer: string;
  readonly fields: readonly Field[];
  /** Effect of the message, in our words. */
  readonly effect: string;
  /** The chain's checks before it accepts the message, in their order. */
  readonly checks?: string;
  /** `babylond` command that sends the message; undefined if only a proposal or a program can. */
  readonly command?: string;
  /** Name of the event that reports the message. */
  readonly event?: string;
  /** Name of the parameter with the gas that is charged in advance for the message. */
  readonly gas?: string;
};

/** A query of a module. */
export type ModuleQuery = {
  /** gRPC method of the module's `Query` service. */
  readonly name: string;
  /** Path of the REST gateway; always a GET. */
  readonly path: string;
  readonly request: readonly Field[];
  readonly response: readonly Field[];
  readonly returns: string;
  /** `babylond` command that sends the query, if there is one. */
  readonly command?: string;
  /** Last segment of the URL path of its page in the API reference, if it has one. */
  readonly api?: string;
};

/** An event of a module. */
export type ModuleEvent = {
  readonly name: string;
  readonly attributes: readonly Field[];
  /** When the event is emitted. */
  readonly when: string;
  /** A plain event: its type has no package in front, and its values are plain text. */
  readonly plain?: true;
};

/** A parameter of a module. Its value is a fact, so it is defined only once. */
export type ModuleParameter = {
  readonly name: string;
  readonly type: string;
  /** ID of the fact with the value on mainnet, or with the default if no network has the module. */
  readonly fact: string;
  /** Values that the chain accepts. */
  readonly rule: string;
};

/** Logic that a module runs in all blocks, or in some, without a transaction. */
export type BlockDuty = {
  readonly at: 'begin' | 'end';
  /** Blocks in which the logic runs. */
  readonly block: string;
  readonly effect: string;
};

/** A part of the module's store: a single key, or a prefix with many keys below it. */
export type StoreEntry = {
  /** First byte or bytes in hex, then the rest of the key, such as `0x04, staking tx hash`. */
  readonly key: string;
  /** Contents of the entry. */
  readonly contents: string;
};

/** A hook that a module calls, so other modules can respond. */
export type ModuleHook = {
  readonly name: string;
  readonly when: string;
  /** Modules that respond to the hook, and what they do. */
  readonly use: string;
};

/** Reaction of a module when another module calls a hook. */
export type ModuleReaction = {
  /** Module that calls the hook. */
  readonly module: string;
  readonly hook: string;
  readonly effect: string;
};

/** Error that a module returns. */
export type ModuleError = {
  readonly code: number;
  readonly name: string;
  /** Error text of the chain, which readers search for. */
  readonly message?: string;
  readonly meaning: string;
};

/** A module of the chain, for its reference page. */
export type Module = {
  /** Name in the code, such as `epoching`. */
  readonly name: string;
  /** Protobuf package, such as `babylon.epoching.v1`. */
  readonly package: string;
  /** Prefix of the paths of its queries, if it differs from the package. */
  readonly rest?: string;
  /** URL path of the page that describes the module. */
  readonly page: string;
  /** Set if only versions that no network runs have it; the command-line reference omits it. */
  readonly withdrawn?: true;
  readonly source: Source;
  /** Commit that the data was read from. */
  readonly commit: string;
  readonly asOf: string;
  /** File with the events, if not `events.proto`; with its folder, if not a Protobuf file. */
  readonly eventsFile?: string;
  /** Keys in its store, in the order of their first bytes. */
  readonly store?: readonly StoreEntry[];
  readonly messages: readonly ModuleMessage[];
  readonly queries: readonly ModuleQuery[];
  readonly events: readonly ModuleEvent[];
  readonly parameters: readonly ModuleParameter[];
  readonly duties: readonly BlockDuty[];
  readonly hooks: readonly ModuleHook[];
  /** Hooks of other modules that the module responds to. */
  readonly reactions?: readonly ModuleReaction[];
  readonly errors: readonly ModuleError[];
};

/** Returns a module unchanged, so that the editor checks its type. */
export function defineModule(module: Module): Module {
  return module;
}

/** Parses lines such as `epoch_num: uint64` into fields, to keep long lists readable. */
export function fields(...lines: readonly string[]): Field[] {
  return lines.map((line) => {
    const [name, type, ...rest] = line.split(': ');
    if (!name || !type || rest.length > 0) {
      const valid = 'Valid: "name: type", such as "epoch_num: uint64".';
      throw new Fault('modules/field', line, 'not a field.', valid, 'Fix: correct the line.');
    }
    return {name, type};
  });
}
