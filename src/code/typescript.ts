import type { OptionValues } from '../catalogue/option-values.ts';
import { rowTypeName } from '../formats/identifier.ts';
import type { languages } from './languages.ts';
import { createNames, propertyName, quoted } from './literal.ts';
import { type ColumnContent, type Property, type Shape, type TableShape, tableShapes } from './shapes.ts';
import type { CodeSource } from './source.ts';

type TypeOptions = OptionValues<(typeof languages)['typescript']['options']>;

/** Writes an interface for the rows of each table. */
export function rowTypes(source: CodeSource, options: TypeOptions): string {
  const nameOf = createNames();
  return tableShapes(source)
    .map((shape) => rowInterface(nameOf(rowTypeName(shape.table.name)), shape, options))
    .join('\n');
}

function rowInterface(name: string, { table, properties }: TableShape, options: TypeOptions): string {
  const comment = `/** Rows of ${quoted(table.name).replaceAll('*/', '*\\/')}. */`;
  const columns = lines(properties, '  ', (shape, indent) => typeOf(shape, options, indent));
  return `${comment}\nexport interface ${name} {\n${columns}}\n`;
}

function lines(
  properties: readonly Property[],
  indent: string,
  type: (shape: Shape, indent: string) => string,
): string {
  return properties
    .map(({ name, shape }) => {
      const nullType = shape.nullable ? ' | null' : '';
      return `${indent}readonly ${propertyName(name)}: ${type(shape, indent)}${nullType};\n`;
    })
    .join('');
}

/** The type of a column's values. */
function typeOf(content: ColumnContent, options: TypeOptions, indent: string): string {
  switch (content.kind) {
    case 'date':
    case 'timestamp':
      return options.dates === 'date' ? 'Date' : 'string';
    case 'integer':
      return integerType(content.bigints, options.bigints === 'bigint' ? 'bigint' : 'string');
    case 'object':
    case 'array':
    case 'json':
      return jsonType(content, indent);
    case 'union':
      return unionType(content.contents, (one) => typeOf(one, options, indent));
    case 'text':
    case 'choice':
    case 'decimal':
    case 'boolean':
      return scalarType(content);
  }
}

/** Each type of some contents once. A type of all texts takes in those of single texts. */
function unionType(contents: readonly ColumnContent[], type: (content: ColumnContent) => string): string {
  const isAnyText = contents.some((one) => type(one) === 'string');
  const types = contents.flatMap((one) => {
    const isChoice = one.kind === 'choice' && one.values.every((value) => typeof value === 'string');
    return isChoice && isAnyText ? [] : [type(one)];
  });
  return [...new Set(types)].join(' | ');
}

type Scalar = Exclude<ColumnContent, { readonly kind: 'object' | 'array' | 'json' | 'union' }>;

function integerType(bigints: 'none' | 'some' | 'all', large: string): string {
  if (bigints === 'none') return 'number';
  return bigints === 'all' ? large : `number | ${large}`;
}

function scalarType(content: Scalar): string {
  switch (content.kind) {
    case 'choice':
      return content.values
        .map((value) => (typeof value === 'string' ? quoted(value) : String(value)))
        .join(' | ');
    case 'integer':
      return integerType(content.bigints, 'string');
    case 'decimal':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'text':
    case 'date':
    case 'timestamp':
      return 'string';
  }
}

/** The type of a value within JSON, where dates and large integers are text. */
function jsonType(content: ColumnContent, indent: string): string {
  switch (content.kind) {
    case 'json':
      return 'unknown';
    case 'object': {
      const inner = `${indent}  `;
      const type = `{\n${lines(content.properties, inner, (shape) => jsonType(shape, inner))}${indent}}`;
      return content.canBeEmptied ? `${type} | Record<string, never>` : type;
    }
    case 'array': {
      const { item } = content;
      const type = jsonType(item, indent);
      return `readonly (${type}${item.nullable ? ' | null' : ''})[]`;
    }
    case 'union':
      return unionType(content.contents, (one) => jsonType(one, indent));
    case 'text':
    case 'choice':
    case 'integer':
    case 'decimal':
    case 'boolean':
    case 'date':
    case 'timestamp':
      return scalarType(content);
  }
}
