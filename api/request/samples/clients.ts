import type {HttpRequest} from '../buildRequest';
import {goString, pythonString, rustString, shellWord, typescriptString} from './literals';

/** A curl command. `--data-raw` sends the text unchanged; `--data` treats @ as a file name. */
export function curl({method, url, headers, body}: HttpRequest): string {
  const parts = ['curl'];
  if (method !== 'GET') parts.push(`--request ${method}`);
  for (const [name, value] of Object.entries(headers)) {
    parts.push(`--header ${shellWord(`${name}: ${value}`)}`);
  }
  if (body !== undefined) parts.push(`--data-raw ${shellWord(body)}`);
  parts.push(`'${url.replaceAll("'", '%27')}'`);
  return parts.length > 2 ? parts.join(' \\\n  ') : parts.join(' ');
}

/** TypeScript for browsers and Node. */
export function typescript({method, url, headers, body}: HttpRequest): string {
  const options: string[] = [];
  if (method !== 'GET') options.push(`  method: '${method}',`);
  const entries = Object.entries(headers);
  if (entries.length > 0) {
    const list = entries.map(([name, value]) => `'${name}': ${typescriptString(value)}`).join(', ');
    options.push(`  headers: {${list}},`);
  }
  if (body !== undefined) options.push(`  body: ${typescriptString(body)},`);
  const init = options.length > 0 ? `, {\n${options.join('\n')}\n}` : '';
  return `const response = await fetch(${typescriptString(url)}${init});
if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
const data: unknown = await response.json();
console.log(data);
`;
}

/** Go with the standard library. */
export function go({method, url, headers, body}: HttpRequest): string {
  const type = goString(headers['Content-Type'] ?? '');
  const content = body === undefined ? 'nil' : `strings.NewReader(${goString(body)})`;
  const call =
    method === 'GET'
      ? `client.Get(${goString(url)})`
      : `client.Post(${goString(url)}, ${type}, ${content})`;
  return `package main

import (
	"fmt"
	"io"
	"net/http"
${body === undefined ? '' : '\t"strings"\n'}	"time"
)

func main() {
	client := &http.Client{Timeout: 30 * time.Second}
	response, err := ${call}
	if err != nil {
		panic(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		panic(err)
	}
	fmt.Println(response.Status)
	fmt.Println(string(body))
}
`;
}

/** Python with the standard library. */
export function python({method, url, headers, body}: HttpRequest): string {
  const lines = [`    ${pythonString(url)},`];
  if (method !== 'GET') lines.push(`    method="${method}",`);
  const entries = Object.entries(headers);
  if (entries.length > 0) {
    const list = entries.map(([name, value]) => `"${name}": ${pythonString(value)}`).join(', ');
    lines.push(`    headers={${list}},`);
  }
  if (body !== undefined) lines.push(`    data=${pythonString(body)}.encode(),`);
  return `import json
import urllib.request

request = urllib.request.Request(
${lines.join('\n')}
)
with urllib.request.urlopen(request, timeout=30) as response:
    print(json.load(response))
`;
}

/** Rust with the blocking client of reqwest. */
export function rust({method, url, headers, body}: HttpRequest): string {
  const calls = [`.${method.toLowerCase()}(${rustString(url)})`];
  for (const [name, value] of Object.entries(headers)) {
    calls.push(`.header("${name}", ${rustString(value)})`);
  }
  if (body !== undefined) calls.push(`.body(${rustString(body)})`);
  calls.push('.send()?;');
  return `// Cargo.toml: reqwest = { version = "0.12", features = ["blocking"] }
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let response = reqwest::blocking::Client::new()
        ${calls.join('\n        ')}
    println!("{}", response.status());
    println!("{}", response.text()?);
    Ok(())
}
`;
}
