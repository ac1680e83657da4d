import type { Cell } from '../catalogue/field.ts';
import type { structure as fields } from '../catalogue/fields/structure.ts';
import { anyCharacters } from '../expression/character-set.ts';
import { compileFormula, parseFormula } from '../expression/formula.ts';
import {
  compileTemplate,
  parseTemplate,
  templateCharacters,
  templateHasDateNames,
} from '../expression/template.ts';
import { dateNamesOf } from './date-names.ts';
import { repeating } from './distinct-values.ts';
import type { EntriesOf } from './field-entry.ts';
import { type ColumnContext, unsampled } from './generator.ts';

/**
 * The fields that are made from other columns: columns of their row, columns nested in their cells, or columns of a
 * row that they refer to.
 */
export type ComposedFields = Pick<
  typeof fields,
  'template' | 'formula' | 'cases' | 'json' | 'array' | 'reference' | 'lookup'
>;

type FormulaContext = Pick<
  ColumnContext<{ readonly expression: string }>,
  'options' | 'typeOf' | 'typeOfAggregate' | 'cell' | 'row' | 'previous' | 'total' | 'aggregate' | 'random'
>;

/** Computes the cell of row `i` of the batch. */
function formulaCell(context: FormulaContext): (i: number) => Cell {
  const { options, typeOf, typeOfAggregate, cell, row, previous, total, aggregate, random } = context;
  const formula = parseFormula(options.expression);
  if (!formula.ok) throw new TypeError(formula.error.message);
  const { columns, previous: before, totals, aggregates } = formula.value;
  return compileFormula(
    formula.value,
    { column: typeOf, aggregate: typeOfAggregate },
    {
      columns: columns.map(cell),
      row,
      previous: before.map(previous),
      totals: totals.map(total),
      aggregates: aggregates.map(aggregate),
      random,
    },
  );
}

/**
 * `values` only says that these fields cannot be counted alone. For templates, lookups and references, the schema check
 * counts the values of the columns that they are made from.
 */
export const composed = {
  template: {
    generate: ({ options: { text }, typeOf, cell, row, language }) => {
      const template = parseTemplate(text);
      if (!template.ok) throw new TypeError(template.error.message);
      const { columns } = template.value;
      const write = compileTemplate(template.value, typeOf, columns.map(cell), row, dateNamesOf(language));
      return unsampled(write);
    },
    hasWords({ text = '' }) {
      const template = parseTemplate(text);
      return template.ok && templateHasDateNames(template.value);
    },
    values: repeating,
    length: 'by-other-columns',
    characters: ({ options: { text }, ...others }) => {
      const template = parseTemplate(text);
      return template.ok ? templateCharacters(template.value, others) : anyCharacters;
    },
  },
  formula: {
    generate: (context) => unsampled(formulaCell(context)),
    values: repeating,
    length: 'by-other-columns',
    characters: anyCharacters,
  },
  cases: {
    generate: { madeByDataset: 'nested' },
    values: repeating,
    length: 'by-other-columns',
    characters: anyCharacters,
  },
  json: { generate: { madeByDataset: 'nested' }, values: repeating, length: 'by-other-columns' },
  array: { generate: { madeByDataset: 'nested' }, values: repeating, length: 'by-other-columns' },
  reference: {
    generate: { madeByDataset: 'related' },
    values: repeating,
    length: 'by-other-columns',
    characters: anyCharacters,
  },
  lookup: {
    generate: { madeByDataset: 'related' },
    values: repeating,
    length: 'by-other-columns',
    characters: anyCharacters,
  },
} satisfies EntriesOf<ComposedFields>;
