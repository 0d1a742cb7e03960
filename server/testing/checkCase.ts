import {expect} from 'vitest';
import {headersFor, type HeaderRule} from '../../config/headers';
import type {Case} from './cases';
import {rawRequest, sendRaw} from './rawRequest';

/** Sends the request of a case and compares the response, including every security header. */
export async function checkCase(
  port: number,
  rules: readonly HeaderRule[],
  {target, method, headers, content, status, expect: expected = {}, body}: Case,
): Promise<void> {
  const response = await sendRaw(port, rawRequest(target, {method, headers, content}));
  expect([status].flat(), response.body.toString()).toContain(response.status);
  for (const [name, value] of Object.entries(expected)) {
    if (value === null) expect(response.headers[name], name).toBeUndefined();
    else if (value instanceof RegExp) expect(response.headers[name], name).toMatch(value);
    else expect(response.headers[name], name).toBe(value);
  }
  if (body) expect(response.body.toString()).toMatch(body);
  const siteHeaders = headersFor(rules, response.status === 200 ? target : '/');
  for (const [name, value] of Object.entries(siteHeaders)) {
    expect(response.headers[name.toLowerCase()], name).toBe(value);
  }
  expect(response.body.toString()).not.toMatch(/secret|\bat .*\.[jt]s:\d+/);
}
