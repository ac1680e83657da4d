import { deflateRawSync } from 'node:zlib';
import { type Plugin, parseSync, Visitor } from 'vite';

const TABLE = /\/src\/locales\/(?:languages|countries)\/.*\.ts$/;
/** Shorter texts become longer, with what inflates them. */
const MIN_LENGTH = 1000;

const MODULE = 'rowloom:inflate';
const MODULE_ID = '\0inflate';
const IMPORT = `import { inflated } from '${MODULE}';
`;

/** Node inflates by its own module. No import names that, so that browsers can load the same files. */
const INFLATE = `import { inflateSync } from 'fflate/browser';
const zlib = globalThis.process?.getBuiltinModule?.('node:zlib');
export function inflated(text) {
  if (zlib) return zlib.inflateRawSync(globalThis.Buffer.from(text, 'base64')).toString();
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i);
  return new TextDecoder().decode(inflateSync(bytes));
}
`;

/** Replaces the long texts of a table by their compressed bytes in Base64, which the module inflates when it is loaded. */
export function compressTexts(code: string, id: string): string {
  let compressed = '';
  let from = 0;
  new Visitor({
    Literal({ value, start, end }) {
      if (typeof value !== 'string' || value.length < MIN_LENGTH) return;
      const bytes = deflateRawSync(value, { level: 9 }).toString('base64');
      compressed += `${code.slice(from, start)}/* @__PURE__ */ inflated('${bytes}')`;
      from = end;
    },
  }).visit(parseSync(id, code).program);
  return from === 0 ? code : IMPORT + compressed + code.slice(from);
}

/** Makes the tables of languages and countries smaller in the npm package, where they lie on disk. */
export function compressedTexts(): Plugin {
  return {
    name: 'rowloom:compressed-texts',
    enforce: 'pre',
    resolveId: (source) => (source === MODULE ? MODULE_ID : undefined),
    load: (id) => (id === MODULE_ID ? INFLATE : undefined),
    transform: { filter: { id: TABLE }, handler: compressTexts },
  };
}
