import {Fault} from '../../config/fault';
import type {Source} from '../schema';

/** A field of a message, a request, a response or an event: name and protobuf type. */
export type Field = {readonly name: string; readonly type: string};

/** A transaction message of a module. */
export type ModuleMessage = {
  /** Protobuf name without the package, such as `MsgWrappedDelegate`. */
  readonly name: string;
  /** Who signs it. */
  readonly signer: string;
  readonly fields: readonly Field[];
  /** What it does, in our words. */
  readonly does: string;
  /** What the chain checks before it accepts the message, in its order. */
  readonly checks?: string;
  /** `babylond` command that sends it; none where only a proposal or a program can. */
  readonly command?: string;
  /** Event that reports it, by name. */
  readonly event?: string;
  /** Parameter that holds the gas charged beforehand for it, by name. */
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
  /** `babylond` command that asks it; none where there is no command. */
  readonly command?: string;
  /** Last part of the address of its page in the API reference, if it has one. */
  readonly api?: string;
};

/** An event of a module. */
export type ModuleEvent = {
  readonly name: string;
  readonly attributes: readonly Field[];
  /** When it is emitted. */
  readonly when: string;
  /** A plain event: its type has no package in front, and its values are plain text. */
  readonly plain?: true;
};

/** A parameter of a module. Its value is a fact, so that it is defined once. */
export type ModuleParameter = {
  readonly name: string;
  readonly type: string;
  /** Id of the fact that holds the value on mainnet, or the default where no network has it. */
  readonly fact: string;
  /** Values that the chain rejects. */
  readonly rule: string;
};

/** Something that a module does in every block, or in some, without a transaction. */
export type BlockDuty = {
  readonly at: 'begin' | 'end';
  /** Blocks in which it happens. */
  readonly block: string;
  readonly does: string;
};

/** A part of the module's store: a single key, or a prefix with many keys below it. */
export type StoreEntry = {
  /** First byte or bytes in hex, then what follows, such as `0x04, staking tx hash`. */
  readonly key: string;
  /** Contents of the entry. */
  readonly holds: string;
};

/** What a module does at the request of another, when that one reaches a point. */
export type ModuleHook = {
  readonly name: string;
  readonly when: string;
  /** Modules that act on it, and what they do. */
  readonly use: string;
};

/** What a module does when another one tells it that something happened. */
export type ModuleReaction = {
  /** Module that tells it. */
  readonly module: string;
  readonly hook: string;
  readonly does: string;
};

/** Error that a module returns. */
export type ModuleError = {
  readonly code: number;
  readonly name: string;
  /** What the chain prints, where readers search for it. */
  readonly message?: string;
  readonly meaning: string;
};

/** A module of the chain, for its reference page. */
export type Module = {
  /** Name in the code, such as `epoching`. */
  readonly name: string;
  /** Protobuf package, such as `babylon.epoching.v1`. */
  readonly package: string;
  /** Where the paths of its queries begin, when that is not the package. */
  readonly rest?: string;
  /** Address of the page that describes it. */
  readonly page: string;
  /** Only versions that no network runs have it, so the command line reference does not. */
  readonly withdrawn?: true;
  readonly source: Source;
  /** Commit that was read. */
  readonly commit: string;
  readonly asOf: string;
  /** File that holds the events, where it is not `events.proto`; with its folder, if not of Protobuf. */
  readonly eventsFile?: string;
  /** Keys in its store, in the order of their first bytes. */
  readonly store?: readonly StoreEntry[];
  readonly messages: readonly ModuleMessage[];
  readonly queries: readonly ModuleQuery[];
  readonly events: readonly ModuleEvent[];
  readonly parameters: readonly ModuleParameter[];
  readonly duties: readonly BlockDuty[];
  readonly hooks: readonly ModuleHook[];
  /** Hooks of other modules that it acts on. */
  readonly reactions?: readonly ModuleReaction[];
  readonly errors: readonly ModuleError[];
};

/** Types a module. */
export function defineModule(module: Module): Module {
  return module;
}

/** Reads `name: type` lines into fields, to keep long lists readable. */
export function fields(...lines: readonly string[]): Field[] {
  return lines.map((line) => {
    const [name, type, ...rest] = line.split(': ');
    if (!name || !type || rest.length > 0) {
      const valid = 'Valid: "name: type", such as "epoch_num: uint64".';
      throw new Fault('modules/field', line, 'it is not a field.', valid, 'Fix: correct the line.');
    }
    return {name, type};
  });
}
