import { deflateRawSync } from 'node:zlib';
import { type Plugin, parseSync, Visitor } from 'vite';

const TABLE = /\/src\/locales\/(?:languages|countries)\/.*\.ts$/;
/** Shorter texts become longer, with what inflates them. */
const MIN_LENGTH = 1000;

const INFLATE = `import { inflateRawSync } from 'node:zlib';
const inflated = (text) => inflateRawSync(Buffer.from(text, 'base64')).toString();
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
  return from === 0 ? code : INFLATE + compressed + code.slice(from);
}

/** Makes the tables of languages and countries smaller where they lie on disk uncompressed. Only Node reads the result. */
export function compressedTexts(): Plugin {
  return {
    name: 'rowloom:compressed-texts',
    enforce: 'pre',
    transform: { filter: { id: TABLE }, handler: compressTexts },
  };
}
