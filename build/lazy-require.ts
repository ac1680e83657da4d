import type { Plugin } from 'vite';

const NAME = 'rowloom:lazy-require';
const IMPORT = 'import { createRequire } from "node:module";';
const CREATED = 'createRequire(import.meta.url)';

/**
 * Lets browsers load the bundler's helpers, which CommonJS packages use. The helper for `require` would import a module of Node.
 * Here it asks Node for the module, and is undefined elsewhere.
 */
export function lazyRequire(): Plugin {
  return {
    name: NAME,
    renderChunk(code, { name }) {
      if (name !== 'rolldown-runtime') return null;
      if (!code.includes(IMPORT) || !code.includes(CREATED))
        this.error(`${NAME}: the helper has another form`);
      const asked = `globalThis.process?.getBuiltinModule?.('node:module').${CREATED}`;
      return code.replace(IMPORT, '').replace(CREATED, asked);
    },
  };
}
