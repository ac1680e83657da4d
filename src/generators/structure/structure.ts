import type { structure as fields } from '../../catalogue/fields/structure.ts';
import { compileFormula, parseFormula } from '../../expression/formula.ts';
import { compileTemplate, parseTemplate } from '../../expression/template.ts';
import type { GeneratorsOf } from '../generator.ts';
import { dateColumn } from './dates.ts';
import { integerAt, padded } from './integers.ts';
import { listColumn } from './list.ts';
import { numberColumn } from './number.ts';
import { patternColumn } from './pattern.ts';
import { seriesColumn } from './series.ts';
import { timeColumn } from './time.ts';

export const structure = {
  sequence:
    ({ row, options: { start, step, pad } }) =>
    (i) => {
      const value = integerAt(start, step, row(i));
      return pad === 0 ? value : padded(value, pad);
    },
  constant:
    ({ options: { value } }) =>
    () =>
      value,
  list: listColumn,
  boolean:
    ({ stream, options: { percent } }) =>
    () =>
      stream.next() * 100 < percent,
  number: numberColumn,
  date: dateColumn('date'),
  timestamp: dateColumn('timestamp'),
  time: timeColumn,
  series: seriesColumn,
  regex: patternColumn,
  template: ({ options: { text }, typeOf, cell, row }) => {
    const template = parseTemplate(text);
    if (!template.ok) throw new TypeError(template.error.message);
    return compileTemplate(template.value, typeOf, template.value.columns.map(cell), row);
  },
  formula: ({ options: { expression }, typeOf, cell, row }) => {
    const formula = parseFormula(expression);
    if (!formula.ok) throw new TypeError(formula.error.message);
    return compileFormula(formula.value, typeOf, formula.value.columns.map(cell), row);
  },
  json: { madeByDataset: 'nested' },
  array: { madeByDataset: 'nested' },
  reference: { madeByDataset: 'related' },
  lookup: { madeByDataset: 'related' },
} satisfies GeneratorsOf<typeof fields>;
