import type { Plugin } from 'vite';

const SHIMS = '@modelcontextprotocol/server/_shims';
const ID = '\0mcp-shims';

/**
 * Leaves Ajv out of the bundle of the MCP server, 0.28 of 0.6 MB: it validates forms that a server asks its client to show, and
 * structured results. Our tools have neither.
 */
export function mcpShims(): Plugin {
  return {
    name: 'mcp-shims',
    enforce: 'pre',
    resolveId: (source) => (source === SHIMS ? ID : undefined),
    load: (id) =>
      id === ID
        ? `export { default as process } from 'node:process';
           export class DefaultJsonSchemaValidator { getValidator() { throw new Error('No validator'); } }`
        : undefined,
  };
}
