import { DOCS_PATH } from './docs-path.ts';
import type { HeaderRule } from './headers.ts';

/** The rules as a `_headers` file, which Cloudflare and Netlify read. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const seen = new Set<string>();
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => {
      // Cloudflare joins the values of one name unless the earlier one is removed. Netlify skips the line that
      // removes it, and takes the last value anyway.
      const line = `  ${name}: ${value}`;
      return seen.has(name) ? [`  ! ${name}`, line] : [line];
    });
    for (const name of Object.keys(headers)) seen.add(name);
    return [path, ...lines, ''].join('\n');
  });
  return blocks.join('\n');
}

function nginxPattern(path: string): string {
  return path.endsWith('*') ? `~^${path.slice(0, -1)}` : path;
}

function nginxVariable(name: string): string {
  return `$rowloom_${name.toLowerCase().replaceAll('-', '_')}`;
}

/**
 * The rules as an nginx configuration, to be included in its `http` block. Each header is one `add_header` over a map,
 * as a location with headers of its own would drop all of its server's.
 */
export function nginxConfiguration(rules: readonly HeaderRule[], host: string): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const maps = names.map((name) => {
    const cases = rules.flatMap(({ path, headers }) => {
      const value = headers[name];
      return value === undefined ? [] : [`  ${path === '/*' ? 'default' : nginxPattern(path)} "${value}";`];
    });
    return [`map $uri ${nginxVariable(name)} {`, ...cases, '}'].join('\n');
  });
  const server = [
    'server {',
    '  listen 443 ssl;',
    `  server_name ${host};`,
    `  # ssl_certificate /etc/ssl/${host}.pem;`,
    `  # ssl_certificate_key /etc/ssl/${host}.key;`,
    `  root /var/www/${host};`,
    '  server_tokens off;',
    '  error_page 404 /404.html;',
    '  gzip on;',
    '  gzip_types text/css text/javascript image/svg+xml application/manifest+json;',
    `  rewrite ^(?!${DOCS_PATH})(/.+)/$ $1 permanent;`,
    '  location / { try_files $uri $uri.html $uri/index.html =404; }',
    '  types {',
    '    text/html html;',
    '    text/css css;',
    '    text/javascript js;',
    '    text/plain txt;',
    '    application/json json;',
    '    application/xml xml;',
    '    application/manifest+json webmanifest;',
    '    image/svg+xml svg;',
    '    image/png png;',
    '    image/webp webp;',
    '    font/woff2 woff2;',
    '  }',
    '  charset utf-8;',
    ...names.map((name) => `  add_header ${name} ${nginxVariable(name)} always;`),
    '}',
  ];
  return `${[...maps, server.join('\n')].join('\n\n')}\n`;
}
