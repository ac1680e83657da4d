import type { Json } from '../../catalogue/field.ts';
import { parseFormula } from '../../expression/formula.ts';
import { parseTemplate } from '../../expression/template.ts';
import { powerOfTen, stepsOf } from '../../generators/number-range.ts';
import type { NumberOptions } from '../../generators/structure.ts';
import { namesReadBy, orderOfColumns } from '../../schema/dependencies.ts';
import { numbersOf, rowsWithoutCurrency } from '../../schema/field-numbers.ts';
import { itemColumn, nestedColumns } from '../../schema/nested.ts';
import { hasAffix, typeByOptions, typeOfSeries } from '../../schema/option-types.ts';
import type { ColumnSchema } from '../../schema/schema.ts';

import { propertyName, quoted } from '../literal.ts';
import { callOf } from './calls.ts';
import { asNumber, type Code, lifted, templateCode } from './code.ts';
import type { ColumnWriting } from './column-writing.ts';
import { dateCode, inCalendar, seriesCode, timeCode } from './dates.ts';
import { indexCode } from './distributions.ts';
import { entitiesOf, entityCode, entityName, partCode } from './entities.ts';
import { formulaCode } from './formula.ts';
import { fakerCall, literal } from './literals.ts';
import { patternCode } from './pattern.ts';
import { templateColumn } from './template.ts';

/** A column's value with its case, prefix and suffix, cut where it is too long; without the nulls of its own. */
export function valueCode(column: ColumnSchema, writing: ColumnWriting): Code {
  return finished(column, rawCode(column, writing), writing);
}

export function finished(column: ColumnSchema, raw: Code, writing: ColumnWriting): Code {
  const { prefix = '', suffix = '', case: letters } = column.options;
  const { helpers } = writing;
  let code = raw;
  if (hasAffix(column)) {
    code = lifted(writing, [raw], { type: 'text' }, (value = '') => {
      const text = raw.type === 'text' || raw.digits !== undefined ? value : `String(${value})`;
      if (letters === 'title')
        return templateCode([String(prefix), { code: `${helpers.use('title')}(${text})` }, String(suffix)]);
      const changed =
        letters === undefined ? text : `${text}.to${letters === 'upper' ? 'Upper' : 'Lower'}Case()`;
      return templateCode([String(prefix), { code: changed }, String(suffix)]);
    });
  }
  const { maxLength } = column;
  if (maxLength === undefined || code.type !== 'text') return code;
  return lifted(
    writing,
    [code],
    { type: 'text' },
    (value) => `${helpers.use('cut')}(${value}, ${maxLength})`,
  );
}

/** Null in so many of a hundred rows. */
export function withNulls({ nulls }: ColumnSchema, code: Code): Code {
  if (nulls === 0) return code;
  const probability = Number((1 - nulls / 100).toPrecision(12));
  const maybe = `(faker.helpers.maybe(() => ${code.code}, { probability: ${probability} }) ?? null)`;
  return { ...code, code: maybe, nullable: true, simple: false };
}

function rawCode(column: ColumnSchema, writing: ColumnWriting): Code {
  const { field, options } = column;
  const type = writing.typeOf(column).unaffixed;
  switch (field) {
    case 'sequence':
      return sequenceCode(column, writing);
    case 'constant':
      return constantCode(column, [options.value ?? null], (values) => values[0] ?? 'null');
    case 'list':
      return listCode(column);
    case 'boolean':
      return plain(fakerCall('datatype.boolean', Number(options.percent) / 100), 'boolean');
    case 'number':
      return numberCode(column, writing);
    case 'date':
    case 'timestamp':
      return dateCode(column, writing);
    case 'time':
      return timeCode(column, writing);
    case 'series':
      if (typeOfSeries(options) !== 'integer') return seriesCode(column, writing);
      return sequenceCode(
        { ...column, options: { start: options.from ?? 0, step: options.step ?? 0, pad: 0 } },
        writing,
      );
    case 'regex':
      return regexCode(column, writing);
    case 'template': {
      const template = parseTemplate(String(options.text));
      return template.ok ? templateColumn(template.value, writing) : plain("''", 'text');
    }
    case 'formula': {
      const formula = parseFormula(String(options.expression));
      return formula.ok ? { ...formulaCode(formula.value, writing), type } : plain("''", 'text');
    }
    case 'json':
      return plain(objectCode(column, writing), 'json');
    case 'array':
      return plain(arrayCode(column, writing), 'json');
    default: {
      const entity = writing.entity(column);
      const code = entity === undefined ? callOf(column) : partCode(column, entity);
      const digits = digitsOf(column);
      const { min, max, bigints } = numbersOf(column, rowsWithoutCurrency(writing.rows));
      return {
        ...inCalendar(column, plain(code, type), writing),
        large: bigints !== 'none',
        ...(digits === undefined ? {} : { digits }),
        range: min === undefined || max === undefined ? undefined : { min, max },
      };
    }
  }
}

const plain = (code: string, type: Code['type']): Code => ({ code, type, nullable: false });

/** Of a decimal that is text: its digits after the point. */
export function digitsOf({ field, options }: ColumnSchema): number | undefined {
  switch (field) {
    case 'finance.amount':
      return Number(options.dec ?? 2);
    case 'commerce.price':
      return Number(options.dec);
    case 'number.float':
      return Number(options.fractionDigits);
    default:
      return undefined;
  }
}

function sequenceCode(column: ColumnSchema, { helpers, row, rows }: ColumnWriting): Code {
  const [start, step, pad] = ['start', 'step', 'pad'].map((name) => Number(column.options[name]));
  const {
    min = 0,
    max = 0,
    bigints,
  } = numbersOf({ ...column, field: 'sequence' }, rowsWithoutCurrency(rows));
  const added = step === 1 ? row.code : `${row.code} * ${step}`;
  const value =
    bigints === 'none'
      ? `(${start} + ${added})`
      : `${helpers.use('exact')}(${start}n + BigInt(${row.code}) * ${step}n)`;
  if (pad !== undefined && pad > 0) return plain(`${helpers.use('padNumber')}(${value}, ${pad})`, 'text');
  return { ...plain(value, 'integer'), large: bigints !== 'none', range: { min, max } };
}

/** A value of a list, typed as the column is. */
function constantCode(
  column: ColumnSchema,
  given: readonly Json[],
  build: (values: readonly string[]) => string,
): Code {
  const type = typeByOptions(column);
  const values = given.map((value) => (value !== null && type === 'text' ? String(value) : value));
  const numbers = values.filter((value) => typeof value === 'number');
  const nullable = values.includes(null);
  const isNull = values.every((value) => value === null);
  return {
    code: isNull ? '(null as string | null)' : build(values.map(literal)),
    type,
    nullable,
    narrow: true,
    range: numbers.length === 0 ? undefined : { min: Math.min(...numbers), max: Math.max(...numbers) },
  };
}

/** Of more values the compiler would have to make a type. */
const CHOICES_MAX = 1000;

function listCode(column: ColumnSchema): Code {
  const { options } = column;
  const given: readonly Json[] = Array.isArray(options.values) ? options.values : [];
  const weights = Array.isArray(options.weights) ? options.weights : undefined;
  const typeName = given.length > CHOICES_MAX ? `<${typeNameOf(column, given)}>` : '';
  return constantCode(column, given, (values) => {
    if (!weights) return `faker.helpers.arrayElement${typeName}([${values.join(', ')}])`;
    // Faker takes no weight of zero.
    const weighted = values.flatMap((value, i) =>
      weights[i] === 0 ? [] : [`{ weight: ${weights[i]}, value: ${value} }`],
    );
    return `faker.helpers.weightedArrayElement${typeName}([${weighted.join(', ')}])`;
  });
}

function typeNameOf(column: ColumnSchema, values: readonly Json[]): string {
  const type = typeByOptions(column);
  const name =
    type === 'integer' || type === 'decimal' ? 'number' : type === 'boolean' ? 'boolean' : 'string';
  return values.includes(null) ? `${name} | null` : name;
}

function numberCode(column: ColumnSchema, writing: ColumnWriting): Code {
  // `parse-options.ts` has found them good.
  const options = column.options as unknown as NumberOptions;
  const { min, max, decimals, mean, sd, distribution } = options;
  const { first, count } = stepsOf(options);
  const scale = powerOfTen(decimals);
  const range = { min, max };
  const yields = { type: decimals === 0 ? 'integer' : 'decimal', nullable: false, range } as const;
  const isSafe = [first, first + count].every(Number.isSafeInteger);
  if (distribution === 'uniform' && isSafe) {
    const ends = { min: first / scale, max: (first + count - 1) / scale };
    const code =
      decimals === 0
        ? fakerCall('number.int', ends)
        : fakerCall('number.float', { ...ends, fractionDigits: decimals });
    return { ...yields, code };
  }
  const index =
    distribution === 'uniform'
      ? `Math.floor(faker.number.float() * ${count})`
      : indexCode(
          {
            options,
            count,
            origin: Math.max(first, 1),
            ...(mean === undefined ? {} : { mean: mean * scale - first }),
            ...(sd === undefined ? {} : { sd: sd * scale }),
          },
          writing,
        );
  return { ...yields, code: scale === 1 ? `(${first} + ${index})` : `((${first} + ${index}) / ${scale})` };
}

function regexCode({ options }: ColumnSchema, { note }: ColumnWriting): Code {
  const pattern = patternCode(String(options.pattern));
  if ('code' in pattern) return plain(pattern.code, 'text');
  note(
    `the pattern ${quoted(String(options.pattern))} is not expressed here: ${pattern.reason}. The text is empty.`,
  );
  return plain("''", 'text');
}

/** An object whose columns see each other, and those around it. */
function objectCode(column: ColumnSchema, writing: ColumnWriting): string {
  const nested = nestedColumns(column);
  const read = new Set(nested.flatMap(namesReadBy));
  const known = new Map<string, Code>();
  const inner = { ...writing, cell: (name: string) => known.get(name) ?? writing.cell(name) };
  const isRead = nested.some(({ name }) => read.has(name));
  const lines: string[] = [];
  for (const own of orderOfColumns(nested).order) {
    const code = withNulls(own, valueCode(own, inner));
    if (!read.has(own.name)) {
      known.set(own.name, code);
      continue;
    }
    const name = writing.nameOf('value');
    lines.push(`const ${name} = ${code.code};`);
    known.set(own.name, { ...code, code: name, simple: true });
  }
  const properties = nested.map((own) => {
    const code = known.get(own.name);
    return code ? `${propertyName(own.name)}: ${jsonValue(own, code, writing)}` : '';
  });
  const object = properties.length === 0 ? '{}' : `{ ${properties.join(', ')} }`;
  return isRead ? `(() => { ${lines.join(' ')} return ${object}; })()` : object;
}

/** A value as JSON has it: integers that no number holds are text. */
function jsonValue({ field }: ColumnSchema, code: Code, writing: ColumnWriting): string {
  if (code.large) {
    const write = field === 'number.bigInt' ? 'String' : writing.helpers.use('jsonInteger');
    return lifted(writing, [code], { type: 'json' }, (value) => `${write}(${value})`).code;
  }
  return asNumber(writing, code).code;
}

/** An array whose items have a row and entities of their own. */
function arrayCode(column: ColumnSchema, writing: ColumnWriting): string {
  const { minItems, maxItems } = column.options;
  const item = itemColumn(column);
  const index = writing.nameOf('index');
  const entities = entitiesOf([item]);
  const names = new Map([...entities.keys()].map((name) => [name, writing.nameOf(name)]));
  const inner: ColumnWriting = {
    ...writing,
    cell: () => undefined,
    row: {
      code: index,
      type: 'integer',
      nullable: false,
      simple: true,
      range: { min: 0, max: Number(maxItems) },
    },
    rows: Number(maxItems),
    leavesCalendar: (own) => writing.leavesCalendar(own === item ? column : own),
    entity: (own) => names.get(entityName(own) ?? ''),
  };
  const code = jsonValue(item, valueCode(item, inner), writing);
  const made = [...entities].map(
    ([name, entity]) => `const ${names.get(name)} = ${entityCode(entity, writing.helpers.use)};`,
  );
  const parameters = code.includes(index) ? `_, ${index}` : '';
  const body =
    made.length > 0 ? `{ ${made.join(' ')} return ${code}; }` : code.startsWith('{') ? `(${code})` : code;
  const count = minItems === maxItems ? maxItems : { min: minItems, max: maxItems };
  return `faker.helpers.multiple((${parameters}) => ${body}, { count: ${literal(count)} })`;
}
