import { describe, expect, test } from 'vitest';
import { type HeaderRule, headerRules, headersFor } from '../../../src/policy/headers.ts';
import { headersFile, nginxConfiguration } from '../../../src/policy/host-files.ts';

const paths = ['/', '/privacy-policy', '/assets/index-1.js', '/favicon.svg', '/sw.js', '/no/such/page'];
const variants: readonly (readonly [string, readonly HeaderRule[]])[] = [
  ['without ads', headerRules()],
  ['with ads', headerRules({ script: 'https://ads.example/a.js', style: 'https://ads.example/a.css' })],
];

interface Block {
  readonly path: string;
  readonly lines: readonly string[];
}

function blocksOf(file: string): Block[] {
  return file.split(/\n(?=\/)/).map((block) => {
    const [path = '', ...lines] = block.split('\n').filter((line) => line !== '');
    return { path, lines };
  });
}

function applies(pattern: string, path: string): boolean {
  return pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}

/** As Cloudflare documents it: `!` takes a header off, values of one name are joined by a comma. */
function asCloudflare(file: string, path: string): Record<string, string> {
  const headers = new Map<string, string>();
  for (const block of blocksOf(file).filter((some) => applies(some.path, path))) {
    for (const line of block.lines) {
      const off = /^ {2}! (\S+)$/.exec(line)?.[1];
      const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      if (off) headers.delete(off);
      else if (name && value) headers.set(name, [headers.get(name), value].filter(Boolean).join(', '));
      else throw new Error(`Not a line of a _headers file: ${line}`);
    }
  }
  return Object.fromEntries(headers);
}

/** As Netlify's parser reads it: lines without a colon are skipped, of one name the last rule's value counts. */
function asNetlify(file: string, path: string): Record<string, string> {
  const lines = blocksOf(file)
    .filter((block) => applies(block.path, path))
    .flatMap((block) => block.lines.filter((line) => line.includes(':')));
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.trim(), value.join(':').trim()];
    }),
  );
}

/** As nginx reads maps without captures: an exact name first, then the first expression that matches, then the default. */
function asNginx(file: string, path: string): Record<string, string> {
  const maps = new Map<string, string>();
  for (const [, variable = '', body = ''] of file.matchAll(/^map \$uri (\$\w+) \{\n(.*?)^\}/gms)) {
    const cases = [...body.matchAll(/^ {2}(\S+) "([^"$\\]*)";$/gm)].map(([, key = '', value = '']) => ({
      key,
      value,
    }));
    expect(cases).toHaveLength(body.trim().split('\n').length);
    const found =
      cases.find(({ key }) => key === path) ??
      cases.find(({ key }) => key.startsWith('~') && new RegExp(key.slice(1)).test(path)) ??
      cases.find(({ key }) => key === 'default');
    if (found) maps.set(variable, found.value);
  }
  const added = [...file.matchAll(/^ {2}add_header (\S+) (\$\w+) always;$/gm)];
  return Object.fromEntries(added.map(([, name = '', variable = '']) => [name, maps.get(variable) ?? '']));
}

describe.each(variants)('%s', (_, rules) => {
  test.each(paths)('every host is configured to send what the preview server sends on %s', (path) => {
    const sent = headersFor(rules, path);
    expect(asCloudflare(headersFile(rules), path)).toEqual(sent);
    expect(asNetlify(headersFile(rules), path)).toEqual(sent);
    expect(asNginx(nginxConfiguration(rules, 'rowloom.example'), path)).toEqual(sent);
  });
});

test('no line is longer than the 2,000 characters that Cloudflare reads', () => {
  const lines = headersFile(headerRules()).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});

test('the nginx configuration is balanced, and names its host', () => {
  const file = nginxConfiguration(headerRules(), 'rowloom.example');
  expect(file.split('{').length).toBe(file.split('}').length);
  expect(file).toContain('server_name rowloom.example;');
  for (const line of file.split('\n')) expect(line).toMatch(/^$|[;{}]$|^ *#/);
});

test('nginx removes the slash at the end of an address, except of the documentation, whose pages are folders', () => {
  const file = nginxConfiguration(headerRules(), 'rowloom.example');
  const [, pattern = ''] = /^ {2}rewrite (\S+) \$1 permanent;$/m.exec(file) ?? [];
  const moved = (path: string) => new RegExp(pattern).exec(path)?.[1];
  expect(moved('/terms-of-service/')).toBe('/terms-of-service');
  for (const path of ['/', '/docs/', '/docs/library/']) expect(moved(path)).toBeUndefined();
});
