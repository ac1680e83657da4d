import { deflateRawSync } from 'node:zlib';
import { deflateAsync } from '@gfx/zopfli';
import { type Plugin, parseSync, Visitor } from 'vite';

const TABLE =
  /\/src\/(?:locales\/(?:languages|countries)\/.*|catalogue\/(?:domains\/.*|(?:column|domain|field|thing)-words|name-translations|name-languages|schema-domains)|importers\/samples\/public-words)\.ts$/;
/** Shorter texts become longer, with what inflates them. */
const MIN_LENGTH = 1000;

const MODULE = 'rowloom:inflate';
const MODULE_ID = '\0inflate';
const IMPORT = `import { inflated } from '${MODULE}';
`;

/** Characters that need no escape in any string of a program, and end no script in a page. */
const DIGITS = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i))
  .filter((character) => !`"'\`\\$<`.includes(character))
  .slice(0, 85)
  .join('');

/** Five digits for four bytes, which are 6 % shorter than Base64. Zeros behind the last bytes inflate to nothing. */
function digitsOf(bytes: Uint8Array): string {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  let text = '';
  for (let at = 0; at < padded.length; at += 4) {
    let number = padded.readUInt32BE(at);
    let digits = '';
    for (let i = 0; i < 5; i++) {
      digits = DIGITS.charAt(number % 85) + digits;
      number = Math.floor(number / 85);
    }
    text += digits;
  }
  return text;
}

/** Node inflates by its own module. No import names that, so that browsers can load the same files. */
const INFLATE = `import { inflateSync } from 'fflate/browser';
const zlib = globalThis.process?.getBuiltinModule?.('node:zlib');
const values = new Uint8Array(128);
[...${JSON.stringify(DIGITS)}].forEach((digit, value) => (values[digit.charCodeAt(0)] = value));
export function inflated(text) {
  const bytes = new Uint8Array((text.length / 5) * 4);
  for (let from = 0, to = 0; from < text.length; to += 4) {
    let number = 0;
    for (let i = 0; i < 5; i++) number = number * 85 + values[text.charCodeAt(from++)];
    bytes[to] = number >>> 24;
    bytes[to + 1] = number >>> 16;
    bytes[to + 2] = number >>> 8;
    bytes[to + 3] = number;
  }
  return new TextDecoder().decode(zlib ? zlib.inflateRawSync(bytes) : inflateSync(bytes));
}
`;

interface LongText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The long texts of a module, in their order. */
function longTexts(code: string, id: string): readonly LongText[] {
  const texts: LongText[] = [];
  const add = (text: string, { start, end }: { readonly start: number; readonly end: number }) => {
    // A template with a tag has one without the tag in it.
    if (text.length >= MIN_LENGTH && start >= (texts.at(-1)?.end ?? 0)) texts.push({ text, start, end });
  };
  new Visitor({
    Literal(literal) {
      if (typeof literal.value === 'string') add(literal.value, literal);
    },
    TaggedTemplateExpression(tagged) {
      const [text, ...others] = tagged.quasi.quasis;
      const isRaw = code.slice(tagged.tag.start, tagged.tag.end) === 'String.raw';
      if (text && others.length === 0 && isRaw) add(text.value.raw, tagged);
    },
    TemplateLiteral(template) {
      const [text, ...others] = template.quasis;
      if (text && others.length === 0) add(text.value.cooked ?? '', template);
    },
  }).visit(parseSync(id, code).program);
  return texts;
}

/** Compresses a text in the format of https://www.rfc-editor.org/rfc/rfc1951 */
export type Deflate = (text: string) => Uint8Array | Promise<Uint8Array>;

export const deflateFast: Deflate = (text) => deflateRawSync(text, { level: 9 });

/** 5 % shorter than zlib’s level 9, and a hundred times slower. Fifteen iterations are 0.02 % shorter again. */
export const deflateBest: Deflate = (text) => deflateAsync(text, { numiterations: 5 });

/** Replaces the long texts of a table by their compressed bytes in digits of base 85, which the module inflates when it is loaded. */
export async function compressTexts(code: string, id: string, deflate: Deflate): Promise<string> {
  let compressed = '';
  let from = 0;
  for (const { text, start, end } of longTexts(code, id)) {
    const bytes = digitsOf(await deflate(text));
    compressed += `${code.slice(from, start)}/* @__PURE__ */ inflated('${bytes}')`;
    from = end;
  }
  return from === 0 ? code : IMPORT + compressed + code.slice(from);
}

/** Makes the tables of languages, countries and names of columns smaller in the npm package, where they lie on disk. */
export function compressedTexts(deflate: Deflate): Plugin {
  return {
    name: 'rowloom:compressed-texts',
    enforce: 'pre',
    resolveId: (source) => (source === MODULE ? MODULE_ID : undefined),
    load: (id) => (id === MODULE_ID ? INFLATE : undefined),
    transform: { filter: { id: TABLE }, handler: (code, id) => compressTexts(code, id, deflate) },
  };
}
