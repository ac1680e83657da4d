import type { ValueType } from '../catalogue/field.ts';
import { matchedBy } from '../expression/character-set.ts';
import type { OptionsOfFormat } from './formats.ts';
import { bareLiterals, cellTexts, createRowTexts } from './row-texts.ts';
import { type NameRules, sqlNames } from './sql-names.ts';
import type { TableHead, Writer } from './writer.ts';

export type XmlOptions = OptionsOfFormat<'xml'>;

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
const XS = 'http://www.w3.org/2001/XMLSchema';

/** https://www.w3.org/TR/xml/#NT-NameStartChar without the colon, which separates a namespace's prefix. */
const NAME_START =
  'A-Z_a-z\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u02ff\\u0370-\\u037d\\u037f-\\u1fff\\u200c\\u200d\\u2070-\\u218f\\u2c00-\\u2fef\\u3001-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\ufffd\\u{10000}-\\u{effff}';
const NOT_IN_NAME = new RegExp(`[^${NAME_START}\\-.0-9\\xb7\\u0300-\\u036f\\u203f\\u2040]`, 'gu');
const VALID_START = new RegExp(`^(?!xml)[${NAME_START}]`, 'iu');

/** Finds texts that may need escaping. It also matches whole surrogate pairs, which need none but are rare. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids most control characters
const ESCAPED = /[&<>\x00-\x08\x0b-\x1f\ud800-\udfff\ufffe\uffff]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids most control characters
const ESCAPED_EACH = /[&<>\x00-\x08\x0b-\x1f\ufffe\uffff]|\p{Surrogate}/gu;
const REFERENCES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['\r', '&#13;'],
]);
/** Characters that need a reference only in an attribute. https://www.w3.org/TR/xml/#AVNormalize */
const IN_ATTRIBUTE = /["\t\n]/g;

/** Escapes a text. Characters that XML 1.0 does not allow become U+FFFD. https://www.w3.org/TR/xml/#charsets */
function escaped(text: string): string {
  if (!ESCAPED.test(text)) return text;
  return text.replace(ESCAPED_EACH, (character) => REFERENCES.get(character) ?? '\ufffd');
}

function attribute(name: string, value: string): string {
  const text = escaped(value).replace(IN_ATTRIBUTE, (character) => `&#${character.charCodeAt(0)};`);
  return ` ${name}="${text}"`;
}

function elementName(name: string): string {
  const valid = name.replace(NOT_IN_NAME, '_');
  return VALID_START.test(valid) ? valid : `_${valid}`;
}

const nameRules: NameRules = {
  storable: elementName,
  cut: (name) => name,
  seenAs: (name) => name,
  reserved: new Set(),
};

const literals = bareLiterals(escaped, matchedBy(ESCAPED, { beyondAscii: true }));

const types: Readonly<Record<ValueType, string>> = {
  text: 'xs:string',
  json: 'xs:string',
  integer: 'xs:integer',
  decimal: 'xs:double',
  boolean: 'xs:boolean',
  date: 'xs:date',
  timestamp: 'xs:dateTime',
};

/**
 * Writes an element named after the table, with a `row` element per row and an element per cell. A cell's element is named
 * after the column. If it cannot have exactly that name, its attribute `name` holds the column's name.
 */
export function createXmlWriter(table: TableHead, options: XmlOptions): Writer {
  const root = elementName(table.name);
  const elements = sqlNames(
    table.columns.map(({ name }) => name),
    nameRules,
  );

  const cells = table.columns.map((column, i) => {
    const element = elements[i] ?? '';
    const name = element === column.name ? '' : attribute('name', column.name);
    const type = options.types ? ` xsi:type="${types[column.type]}"` : '';
    return cellTexts(literals, column, {
      nullText: options.null === 'omit' ? '' : `<${element}${name} xsi:nil="true"/>`,
      before: `<${element}${name}${type}>`,
      after: `</${element}>`,
    });
  });
  const usesXsi = options.types || options.null === 'nil';
  const spaces = (usesXsi ? ` xmlns:xsi="${XSI}"` : '') + (options.types ? ` xmlns:xs="${XS}"` : '');
  return {
    head: () => `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${spaces}>\n`,
    rows: createRowTexts(table, cells, { open: '  <row>', between: '', close: '</row>\n' }),
    tail: () => `</${root}>\n`,
  };
}
