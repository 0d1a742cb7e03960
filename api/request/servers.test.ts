import {expect, test} from 'vitest';
import {mayAsk} from './servers';

test('pages ask named nodes, whatever the path, and no others', () => {
  expect(mayAsk('https://babylon-api.polkachu.com')).toBe(true);
  expect(mayAsk('http://localhost:1317/x')).toBe(true);
  expect(mayAsk('https://babylon-api.polkachu.com:444')).toBe(false);
  expect(mayAsk('http://babylon-api.polkachu.com')).toBe(false);
  expect(mayAsk('https://babylon-api.polkachu.com.evil.example')).toBe(false);
  expect(mayAsk('http://localhost:1318')).toBe(false);
  expect(mayAsk('nonsense')).toBe(false);
});
