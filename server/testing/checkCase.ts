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
  const answer = await sendRaw(port, rawRequest(target, {method, headers, content}));
  expect([status].flat(), answer.body.toString()).toContain(answer.status);
  for (const [name, value] of Object.entries(expected)) {
    if (value === null) expect(answer.headers[name], name).toBeUndefined();
    else if (value instanceof RegExp) expect(answer.headers[name], name).toMatch(value);
    else expect(answer.headers[name], name).toBe(value);
  }
  if (body) expect(answer.body.toString()).toMatch(body);
  const own = headersFor(rules, answer.status === 200 ? target : '/');
  for (const [name, value] of Object.entries(own)) {
    expect(answer.headers[name.toLowerCase()], name).toBe(value);
  }
  expect(answer.body.toString()).not.toMatch(/secret|\bat .*\.[jt]s:\d+/);
}
