import {runInNewContext} from 'node:vm';
import {execFileSync, spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {hasProgram, optional} from '../../../scripts/programs';
import {testOperation, testParameter} from '../testing/testOperation';
import {commandEndpoints} from './commands';
import {requestSamples} from './index';
import {goString, pythonString, rustString, shellWord, typescriptString} from './literals';

/** Texts that try to run a command, end their literal or change their own value. */
const hostileTexts = [
  `'; touch /tmp/owned; '`,
  '$(id) `id` ${HOME} $HOME',
  '"quoted" \\ back\\\\slash\\',
  "'''",
  'line one\nline two\n"#"##\n`\n${x}\n',
  'tab\tcr\rnl\n',
  '@/etc/passwd',
  '-n',
  '*?[]{}~#!&|<>;',
  'ż 中 😀',
  '\u2028\b\f\u0007',
];

test.each(hostileTexts)('a shell reads %j as one word', (text) => {
  const script = `printf '%s' ${shellWord(text)}x`;
  expect(execFileSync('sh', ['-c', script]).toString()).toBe(`${text}x`);
});

test.each(hostileTexts)('a TypeScript literal preserves %j', (text) => {
  expect(runInNewContext(typescriptString(text))).toBe(text);
});

test.skipIf(!hasProgram(optional.python)).each(hostileTexts)(
  'a Python literal preserves %j',
  (text) => {
    const script = `import json; print(json.dumps(${pythonString(text)}))`;
    const stdout = execFileSync('python3', ['-c', script], {encoding: 'utf8'});
    expect(JSON.parse(stdout)).toBe(text);
  },
);

test('text cannot end its Go or Rust literal', () => {
  expect(goString('a`\n"')).toBe(String.raw`"a${'`'}\n\""`);
  expect(goString('a\n"')).toBe('`a\n"`');
  expect(rustString('a"#\nb')).toBe('r##"a"#\nb"##');
  expect(rustString('a"\u0007\b')).toBe(String.raw`"a\"\u{0007}\u{8}"`);
});

const operation = testOperation({
  path: '/v1/epochs/{epoch_num}',
  parameters: [
    testParameter('epoch_num', {type: 'string', format: 'uint64'}, {in: 'path', required: true}),
    testParameter('pagination.limit', {type: 'string', format: 'uint64'}),
    testParameter('pagination.reverse', {type: 'boolean'}),
  ],
  grpc: {service: 'babylon.epoching.v1.Query', method: 'EpochInfo'},
  cli: 'babylond query epoching epoch {epoch_num}',
});
const samplesById = (values: Record<string, string>, network?: 'bbn-1' | 'local') =>
  Object.fromEntries(
    requestSamples(
      operation,
      'https://node.example',
      {values, body: '', transport: 'uri'},
      network,
    ).map(({id, text}) => [id, text]),
  );

test('every sample contains the values of the form', () => {
  const texts = samplesById(
    {epoch_num: '5', 'pagination.limit': '10', 'pagination.reverse': 'true'},
    'bbn-1',
  );
  const url = 'https://node.example/v1/epochs/5?pagination.limit=10&pagination.reverse=true';
  expect(texts.curl).toBe(`curl '${url}'`);
  for (const id of ['typescript', 'go', 'python', 'rust']) expect(texts[id]).toContain(url);
  const {grpc, rpc} = commandEndpoints('bbn-1');
  expect(texts.grpcurl).toBe(
    `grpcurl -plaintext -d '{"epoch_num":"5","pagination":{"limit":"10","reverse":true}}' ${grpc} babylon.epoching.v1.Query/EpochInfo`,
  );
  expect(texts.babylond).toBe(
    `# For pagination.limit, pagination.reverse the command has its own flags: add --help.\nbabylond query epoching epoch 5 --node ${rpc} --output json`,
  );
});

test('missing values become placeholders, and the node is local if no network is selected', () => {
  const texts = samplesById({});
  expect(texts.babylond).toBe(
    '# Replace localhost:26657 with the RPC address of your node.\nbabylond query epoching epoch EPOCH_NUM --node http://localhost:26657 --output json',
  );
  expect(texts.grpcurl).toBe(
    '# Replace localhost:9090 with the gRPC address of your node.\ngrpcurl -plaintext localhost:9090 babylon.epoching.v1.Query/EpochInfo',
  );
});

test.each(hostileTexts)('%j cannot break a shell sample', (text) => {
  const texts = samplesById({epoch_num: text}, 'local');
  const tools = 'curl() { :; }; grpcurl() { :; }; babylond() { :; };';
  for (const id of ['curl', 'grpcurl', 'babylond']) {
    const {status, stdout, stderr} = spawnSync('sh', ['-c', `${tools}\n${texts[id]}`]);
    expect([status, stdout.toString(), stderr.toString()], texts[id]).toEqual([0, '', '']);
  }
});

test('a value that looks like a flag is not written into a command', () => {
  expect(samplesById({epoch_num: '--home=/tmp'}, 'bbn-1').babylond).toContain(
    'epoch EPOCH_NUM --node',
  );
});

test('a body keeps every digit, and its hidden characters are escaped', () => {
  const body = '{\n  "amount": 18446744073709551615,\n  "memo": "it\'s \u202e"\n}';
  const post = testOperation({
    method: 'POST',
    path: '/txs',
    body: {required: true, schema: {}, example: {}},
  });
  const list = requestSamples(
    post,
    'https://node.example',
    {values: {}, body, transport: 'uri'},
    'bbn-1',
  );
  for (const {text} of list) {
    expect(text).toContain('18446744073709551615');
    expect(text).not.toContain('\u202e');
  }
  expect(list[0]?.text).toBe(
    String.raw`curl \
  --request POST \
  --header 'Content-Type: application/json' \
  --data-raw '{
  "amount": 18446744073709551615,
  "memo": "it'\''s \u202e"
}' \
  'https://node.example/txs'`,
  );
});

test('CometBFT operations also have a JSON-RPC sample', () => {
  const comet = testOperation({
    path: '/tx_search',
    parameters: [testParameter('query', {type: 'string'}, {required: true})],
    jsonRpc: {method: 'tx_search', params: ['query']},
  });
  const form = {values: {query: 'tx.height=5'}, body: '', transport: 'uri'} as const;
  const list = requestSamples(comet, 'https://node.example', form, 'bbn-1');
  expect(list.map(({id}) => id)).toEqual([
    'curl',
    'typescript',
    'go',
    'python',
    'rust',
    'json-rpc',
  ]);
  expect(list[0]?.text).toBe("curl 'https://node.example/tx_search?query=%22tx.height%3D5%22'");
  expect(list.at(-1)?.text).toMatch(
    /--data-raw '\{\n {2}"jsonrpc": "2\.0",[^]*'https:\/\/node\.example\/'$/,
  );
});

test('samples are valid programs', () => {
  const texts = samplesById({epoch_num: '5'}, 'bbn-1');
  const check = 'import ast, sys; ast.parse(sys.stdin.read())';
  const parsed = spawnSync('python3', ['-c', check], {input: texts.python});
  if (!parsed.error) expect(parsed.stderr.toString()).toBe('');
  // gofmt checks only the syntax, and few machines have it.
  const formatted = spawnSync('gofmt', [], {input: `${texts.go}\n`});
  if (!formatted.error) expect(formatted.stdout.toString()).toBe(`${texts.go}\n`);
});
