/**
 * Code that no file of the project may have. Each text breaks every rule of one list in this
 * folder; the linter reads them as files of these names.
 */
export const BROKEN = {
  'Component.tsx': `
import {useEffect, useState, type ReactNode} from 'react';
export function A({on, x}: {on: boolean; x: number}): ReactNode {
  if (on) useState(1);
  useEffect(() => { console.log(x); }, []);
  return (
    <>
      <img src="a.png" />
      <img src="a.png" alt="image of a cat" />
      <a href="/x"></a>
      <a href="#">x</a>
      <a>no href</a>
      <a href="javascript:void(0)">y</a>
      <div aria-activedescendant="x" />
      <div aria-foo="x" />
      <div aria-hidden="maybe" />
      <div role="datepicker" />
      <meta aria-hidden="false" />
      <input autoComplete="foo" type="text" />
      <div onClick={() => undefined} />
      <label>x</label>
      <h1></h1>
      <iframe src="x" />
      <html></html>
      <div role="button" onClick={() => undefined} onKeyDown={() => undefined} />
      <video />
      <div onMouseOver={() => undefined} />
      <div accessKey="h" />
      <input autoFocus />
      <marquee />
      <button role="presentation">x</button>
      <li onClick={() => undefined} onKeyDown={() => undefined}>x</li>
      <li role="button">x</li>
      <div tabIndex={0} />
      <button role="button">x</button>
      <span role="checkbox" />
      <a href="/" aria-checked="true" role="link">z</a>
      <ul role="radio" aria-labelledby="foo" />
      <table scope="row"><tbody><tr><td scope="row">x</td></tr></tbody></table>
      <div scope="col" />
      <div tabIndex={5} />
      <span onClick={() => undefined}>text</span>
      <h2 onClick={() => undefined}>text</h2>
      <ul role="menu"><li>a</li></ul>
      <span tabIndex={0} role="article">x</span>
      <button role="img">x</button>
      <div aria-hidden="true" tabIndex={0} />
    </>
  );
}
`,
  'script.ts': String.raw`
for (let i = 0; i < 10; i--) {}
new Promise(async (resolve) => resolve(1));
switch (1) { case 1: let one = 1; case 2: one = 2; break; case 1: break; }
export const minusZero = (x) => x === -0;
let assigned; if ((assigned = 1)) while (assigned = 2) break;
export const constant = (a) => (a && {}) ?? 1;
if (true) { debugger; }
export const control = /\x1f/;
var undeleted;
if (undeleted) { assigned = 1; } else if (undeleted) { assigned = 2; }
if (undeleted) {}
export const empty = /a[]/;
export const pattern = ({a: {}}) => a;
class Empty { static {} #unused = 1; }
try { assigned = 1; } catch (error) { error = 2; }
try { assigned = 1; } catch (error) { throw error; }
export const cast = !!assigned ? 1 : 2; if (!!assigned) assigned = 3;
Object = null;
new RegExp('[');
export const irregular =${'\u00a0'}1;
export const lost = 9007199254740993;
export const misleading = /[👍]/u.test('') || /[👍]/.test('');
export const own = cast.hasOwnProperty('a');
export const spaces = /a  b/;
assigned = assigned;
export function shadowed(undefined) {}
export const sparse = [1, , 2];
const unexpected = own
(1 || 2).toString();
export function unsafe() { try { return 1; } finally { return 2; } }
export const chained = (own?.a).b;
label: for (const each of sparse) { assigned = each; }
export const backreference = /(?:a|\1(b))/;
export const escaped = 'a\d';
let never = 1;
export function rest() { return arguments; }
escaped.concat.apply(escaped, sparse);
export function* yields() { return 1; }
export const nan = own === NaN;
export const kind = typeof own === 'strnig';
`,
  'plain.mjs': `
import * as imported from 'node:fs';
class Base {}
class Derived extends Base { constructor() { this.a = 1; } }
class Other extends Base { constructor() { this.a = 1; super(); } }
export const got = { get a() {}, set b(value) { return value; }, c: 1, c: 2 };
Base = 1;
const fixed = 1; fixed = 2;
class Twice { a() {} a() {} }
function changed() {} changed = 1;
imported.readFile = 1;
new Symbol();
Math();
var again; var again;
unknownName();
export function unreachable() { return 1; again = 2; }
if (!got in fixed) again = 3;
`,
  'types.ts': `
/// <reference path="./other.ts" />
import fs = require('node:fs');
declare const unknown: any;
declare const promise: Promise<number>;
declare const numbers: number[];
enum Color { Red = 1, Blue = 1 }
enum Size { Small, Large }
type Twice = string | string;
type Anything = unknown | string;
interface New { new (): New; constructor(): void }
interface Merged { a: number }
class Merged {
  #name = 'a';
  me() { const self = this; return self; }
  method() { return this.#name; }
}
namespace Old {}
module Older {}
// @ts-ignore
export const ignored: number = 1;
export async function awaits(): Promise<void> { await 1; }
export async function waitsForNothing() { return 1; }
export const list = new Array(0, 1, 2);
delete numbers[0];
export const text = String({}) + {}.toString();
export const nothing: {} = {};
export const twice = numbers!!.length;
promise.then(() => 1);
for (const index in numbers) console.log(index);
setTimeout('alert(1)', 1);
[1].forEach(async () => { await promise; });
if (promise) console.log(1);
export const optional = (numbers as number[] | undefined)?.length!;
export const asserted = (1 as number) as number;
export function constrained<T extends unknown>(value: T): T { return value; }
export const taken = Math.max(unknown);
export const assigned: string = unknown;
unknown();
export const color = Color.Red === 1;
export const called: Function = () => 1;
export const member = unknown.a as string;
export function returned(): string { return unknown; }
export const minus = -('a' as never as string);
numbers.length;
export const wrapped: String = 'a';
export function thrown() { throw 'a'; }
export const literal = 'a' as 'a';
export const rejected = Promise.reject('a');
export const sum = 1 + {} + [];
export const template = \`\${{a: 1}}\`;
export const method = new Merged().method;
export type {Twice, Anything, New};
export {Color, Size, Old, Older, fs};
`,
};
