import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {ContentCache} from '../../../finish/cache/ContentCache';
import {loadDocument} from './loadApi';

const root = mkdtempSync(path.join(os.tmpdir(), 'api-'));
afterAll(() => rmSync(root, {recursive: true}));

const FILE = 'api/specs/babylon-grpc/openapi.yaml';
const load = () => loadDocument(root, FILE, new ContentCache(path.join(root, 'cache')));

test('a cached document equals the original until one of its files changes', async () => {
  cpSync(path.resolve(__dirname, '../fixtures'), root, {recursive: true});
  const original = await loadDocument(root, FILE);
  expect(original.faults).toEqual([]);
  expect(await load()).toEqual(original);
  expect(await load()).toEqual(original);

  const sow = path.join(root, 'api/specs/babylon-grpc/paths/sow.yaml');
  const text = readFileSync(sow, 'utf8');
  writeFileSync(sow, text.replace('operationId:', 'operationName:'));
  const rules = (await load()).faults.map(({rule}) => rule);
  expect(rules).toContain('api-reference/operation-operationId');
  expect((await load()).faults.map(({rule}) => rule)).toEqual(rules);

  writeFileSync(sow, text);
  expect(await load()).toEqual(original);
});
