import { deflateRawSync } from 'node:zlib';
import { type Plugin, parseSync, Visitor } from 'vite';

const TABLE =
  /\/src\/(?:locales\/(?:languages|countries)\/.*|catalogue\/(?:domains\/.*|(?:column|domain|field|thing)-words|name-translations|schema-domains)|importers\/samples\/public-words)\.ts$/;
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
  const compress = (value: string, { start, end }: { readonly start: number; readonly end: number }) => {
    // A template with a tag has one without the tag in it.
    if (value.length < MIN_LENGTH || start < from) return;
    const bytes = deflateRawSync(value, { level: 9 }).toString('base64');
    compressed += `${code.slice(from, start)}/* @__PURE__ */ inflated('${bytes}')`;
    from = end;
  };
  new Visitor({
    Literal(literal) {
      if (typeof literal.value === 'string') compress(literal.value, literal);
    },
    TaggedTemplateExpression(tagged) {
      const [text, ...others] = tagged.quasi.quasis;
      const isRaw = code.slice(tagged.tag.start, tagged.tag.end) === 'String.raw';
      if (text && others.length === 0 && isRaw) compress(text.value.raw, tagged);
    },
    TemplateLiteral(template) {
      const [text, ...others] = template.quasis;
      if (text && others.length === 0) compress(text.value.cooked ?? '', template);
    },
  }).visit(parseSync(id, code).program);
  return from === 0 ? code : IMPORT + compressed + code.slice(from);
}

/** Makes the tables of languages, countries and names of columns smaller in the npm package, where they lie on disk. */
export function compressedTexts(): Plugin {
  return {
    name: 'rowloom:compressed-texts',
    enforce: 'pre',
    resolveId: (source) => (source === MODULE ? MODULE_ID : undefined),
    load: (id) => (id === MODULE_ID ? INFLATE : undefined),
    transform: { filter: { id: TABLE }, handler: compressTexts },
  };
}
