import {expect, test} from 'vitest';
import {checkCustomServer} from './customServer';

test.each([
  ['https://node.example:1317', 'https://node.example:1317'],
  ['  https://node.example/api/  ', 'https://node.example/api'],
  ['HTTPS://Node.Example', 'https://node.example'],
  ['http://localhost:1317', 'http://localhost:1317'],
  ['http://127.0.0.1:26657/', 'http://127.0.0.1:26657'],
  ['http://[::1]:8092', 'http://[::1]:8092'],
])('%s is accepted as %s', (input, url) => {
  expect(checkCustomServer(input)).toEqual({url});
});

test.each([
  ['', /Enter the URL/],
  ['node.example', /must begin with https/],
  ['javascript:alert(1)', /must begin with https/],
  ['data:text/html,x', /must begin with https/],
  ['//node.example', /must begin with https/],
  ['http://node.example', /localhost, 127\.0\.0\.1/],
  ['http://localhost.evil.example', /localhost, 127\.0\.0\.1/],
  ['http://127.0.0.1.evil.example', /localhost, 127\.0\.0\.1/],
  ['http://2130706434', /localhost, 127\.0\.0\.1/],
  ['https://user:pass@node.example', /name or password/],
  ['https://babylon-api.polkachu.com@evil.example', /name or password/],
  ['https://@evil.example', /name or password/],
  ['https://node.example\nHost: evil', /line break/],
  ['https://node\u200b.example', /invisible/],
  ['https://node\u202e.example', /invisible/],
  ['https://node.example\\@evil.example', /backslash/],
  ['https://node.example?x=1', /contains \? or #/],
  ['https://node.example#x', /contains \? or #/],
  ['https://', /Not a valid URL/],
  ['https://exa mple', /space/],
  [`https://${'a'.repeat(400)}.example`, /longer than 300/],
])('%j is rejected', (input, message) => {
  expect(checkCustomServer(input)).toEqual({error: expect.stringMatching(message) as string});
});

test('a host name in another alphabet is shown in its ASCII encoding', () => {
  expect(checkCustomServer('https://b\u0430bylon.example')).toEqual({
    url: 'https://xn--bbylon-3nf.example',
    warning: expect.stringContaining('xn--bbylon-3nf.example') as string,
  });
});
