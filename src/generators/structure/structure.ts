import type { structure as fields } from '../../catalogue/fields/structure.ts';
import { compileFormula, parseFormula } from '../../expression/formula.ts';
import { compileTemplate, parseTemplate } from '../../expression/template.ts';
import type { GeneratorsOf, PreparedColumn } from '../generator.ts';
import { countPattern } from '../pattern/count.ts';
import { unlimited } from '../values.ts';
import { dateColumn } from './dates.ts';
import { integerAt } from './integers.ts';
import { listColumn } from './list.ts';
import { numberColumn } from './number.ts';
import { patternColumn } from './pattern.ts';
import { seriesColumn } from './series.ts';
import { timeColumn } from './time.ts';

function padded(value: number | bigint, digits: number): string {
  return value < 0 ? `-${String(-value).padStart(digits, '0')}` : String(value).padStart(digits, '0');
}

export const structure = {
  sequence: ({ row, options: { start, step, pad } }): PreparedColumn => ({
    sample: (i) => {
      const value = integerAt(start, step, row(i));
      return pad === 0 ? value : padded(value, pad);
    },
    values: step === 0 ? { kind: 'counted', count: 1, at: () => start } : unlimited,
  }),
  constant: ({ options: { value } }): PreparedColumn => ({
    sample: () => value,
    values: { kind: 'counted', count: 1, at: () => value },
  }),
  list: listColumn,
  boolean: ({ stream, options: { percent } }): PreparedColumn => ({
    sample: () => stream.next() * 100 < percent,
    values: { kind: 'counted', count: 2, at: (index) => Number(index) === 1 },
  }),
  number: numberColumn,
  date: dateColumn('date'),
  timestamp: dateColumn('timestamp'),
  time: timeColumn,
  series: seriesColumn,
  regex: (context) => {
    const prepared = patternColumn(context);
    if (typeof prepared !== 'function') return prepared;
    return {
      sample: prepared,
      get values() {
        return patternValues(context.options.pattern);
      },
    };
  },
  template: ({ options: { text }, typeOf, cell, row }): PreparedColumn => {
    const template = parseTemplate(text);
    if (!template.ok) throw new TypeError(template.error.message);
    const compiled = compileTemplate(template.value, typeOf, template.value.columns.map(cell), row);
    return { sample: compiled };
  },
  formula: ({ options: { expression }, typeOf, cell, row }): PreparedColumn => {
    const formula = parseFormula(expression);
    if (!formula.ok) throw new TypeError(formula.error.message);
    return { sample: compileFormula(formula.value, typeOf, formula.value.columns.map(cell), row) };
  },
  json: { madeByDataset: 'nested' },
  array: { madeByDataset: 'nested' },
  reference: { madeByDataset: 'related' },
  lookup: { madeByDataset: 'related' },
} satisfies GeneratorsOf<typeof fields>;

function patternValues(source: string): NonNullable<PreparedColumn['values']> {
  const values = countPattern(source);
  if (!values.ok) return { kind: 'uncountable', reason: values.reason };
  const { count, at, maxLength } = values;
  return {
    kind: 'counted',
    count: count <= Number.MAX_SAFE_INTEGER ? Number(count) : count,
    at,
    maxLength,
  };
}
