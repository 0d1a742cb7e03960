import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';

const PROJECT = path.resolve(__dirname, '../..');
const CONFIG = path.join(PROJECT, '.oxlintrc.json');

/** What no component may do: each breaks a rule, and together they break all. */
const BROKEN = `
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
`;

test('every rule of accessibility and of hooks is kept by the linter', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  const file = path.join(folder, 'Broken.tsx');
  writeFileSync(file, BROKEN);
  const {stdout} = spawnSync('npx', ['oxlint', '-c', CONFIG, '-f', 'json', file], {
    cwd: PROJECT,
    encoding: 'utf8',
  });
  rmSync(folder, {recursive: true});
  const {diagnostics} = JSON.parse(stdout) as {diagnostics: {code: string}[]};
  const reported = diagnostics.map(({code}) => code.replace(/^[^(]*\(|\)$/g, ''));
  const rules = [...readFileSync(CONFIG, 'utf8').matchAll(/"(?:jsx-a11y|react)\/([\w-]+)"/g)];
  expect(rules.length).toBe(33);
  expect([...new Set(reported)].sort()).toEqual(rules.map(([, rule]) => rule).sort());
});
