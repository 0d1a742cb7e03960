import type {Syntax} from 'refractor';
import bash from 'refractor/bash';
import css from 'refractor/css';
import diff from 'refractor/diff';
import docker from 'refractor/docker';
import go from 'refractor/go';
import http from 'refractor/http';
import ini from 'refractor/ini';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import jsx from 'refractor/jsx';
import markdown from 'refractor/markdown';
import markup from 'refractor/markup';
import nginx from 'refractor/nginx';
import objectivec from 'refractor/objectivec';
import protobuf from 'refractor/protobuf';
import python from 'refractor/python';
import rust from 'refractor/rust';
import swift from 'refractor/swift';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';

/** Grammars that code blocks may name: the specified five, and those that the content uses. */
export const languages: readonly Syntax[] = [
  bash,
  css,
  diff,
  docker,
  go,
  http,
  ini,
  javascript,
  json,
  jsx,
  markdown,
  markup,
  nginx,
  objectivec,
  protobuf,
  python,
  rust,
  swift,
  toml,
  tsx,
  typescript,
  yaml,
];

/** Names for a block whose text is shown as it is. */
export const plainLanguages = new Set(['text', 'txt', 'output', 'console', 'opcodes']);
