import { renameInFormula, renameInTemplate } from '../../expression/rename.ts';
import { nameInFormula, quoted } from '../../expression/written-names.ts';
import type { ImportedColumn } from '../imported-schema.ts';
import type { NumberForm } from '../samples/number-styles.ts';
import type { SourceColumn } from '../source-tables.ts';
import { freeName } from './free-name.ts';

/** Fields that read the numbers of other columns of their row, or of other tables by the name. */
const BY_NAME: ReadonlySet<string> = new Set(['reference', 'given']);
/** Larger numbers have no more marks between thousands. */
const GROUPS = [1e9, 1e6, 1e3];

/**
 * Numbers that are written as in the sample, such as 1.234,50 €. Such numbers stay in a hidden column, and a formula writes them.
 * @param sources of the columns, in the same order. Hidden columns follow
 */
export function writtenNumbers(
  sources: readonly SourceColumn[],
  columns: readonly ImportedColumn[],
): readonly ImportedColumn[] {
  const names = new Set(columns.map(({ name }) => name));
  const renamed: (readonly [from: string, to: string])[] = [];
  const hidden: ImportedColumn[] = [];
  const shown = columns.map((column, i): ImportedColumn => {
    const { numberForm: form, decimals = 0 } = sources[i]?.sample ?? {};
    const isKey = column.primaryKey || column.unique || column.hidden || BY_NAME.has(column.field);
    if (!form || isKey) return column;
    const name = freeName(`${column.name}_number`, names);
    names.add(name);
    renamed.push([column.name, name]);
    hidden.push({ ...column, name, hidden: true });
    const expression = writtenAs(form, nameInFormula(name), decimals);
    const nulls = column.nulls || column.nullWhen ? { nullWhen: `isNull(${nameInFormula(name)})` } : {};
    const type = isPlain(form) ? { type: `decimal(18, ${form.decimals})` } : {};
    return { name: column.name, field: 'formula', options: { expression }, ...nulls, ...type };
  });
  const written = new Set(renamed.map(([from]) => from));
  return [...shown, ...hidden].map((column) =>
    written.has(column.name) ? column : renamed.reduce(withRenamed, column),
  );
}

function withRenamed(column: ImportedColumn, [from, to]: readonly [string, string]): ImportedColumn {
  const { options = {}, nullWhen } = column;
  const { expression, text } = options;
  return {
    ...column,
    ...(nullWhen !== undefined && { nullWhen: renameInFormula(nullWhen, from, to) }),
    ...(column.options && {
      options: {
        ...options,
        ...(typeof expression === 'string' && { expression: renameInFormula(expression, from, to) }),
        ...(typeof text === 'string' && { text: renameInTemplate(text, from, to) }),
      },
    }),
  };
}

/** Whether databases read the text as a number. */
const isPlain = (form: NumberForm) => Object.keys(form).join() === 'decimal,decimals' && form.decimal === '.';

/** The formula of a number's text. */
function writtenAs(form: NumberForm, number: string, decimals: number): string {
  const { decimal, thousands, before = '', after = '', hasPlus, hasParentheses, decimals: fixed } = form;
  const unit = 10 ** (fixed ?? decimals);
  const size = `round(abs(${number}), ${fixed ?? decimals})`;
  const whole = `floor(${size})`;
  const digits = thousands === undefined ? `concat(${whole})` : grouped(whole, thousands);
  const part = `substring(concat(${unit} + round((${size} - ${whole}) * ${unit})), 2)`;
  const mark = quoted(decimal);
  const rest = `if(${size} = ${whole}, '', replace(substring(concat(${size} - ${whole}), 2), '.', ${mark}))`;
  const fraction = (fixed ?? decimals) === 0 ? [] : fixed ? [mark, part] : [rest];
  const sign = (text: string, other: string) => [`if(${number} < 0, ${quoted(text)}, ${quoted(other)})`];
  const written = [
    ...(hasParentheses ? sign('(', '') : sign('-', hasPlus ? '+' : '')),
    ...(before === '' ? [] : [quoted(before)]),
    digits,
    ...fraction,
    ...(after === '' ? [] : [quoted(after)]),
    ...(hasParentheses ? sign(')', '') : []),
  ];
  return `concat(${written.join(', ')})`;
}

/** Whole numbers with a mark between thousands. */
function grouped(whole: string, mark: string): string {
  const three = (unit: number) =>
    `substring(concat(1000 + floor(${whole} / ${unit}) - 1000 * floor(${whole} / ${unit * 1000})), 2)`;
  return GROUPS.reduceRight((smaller, unit, i) => {
    const parts = [
      `floor(${whole} / ${unit})`,
      ...[...GROUPS.slice(i + 1), 1].map((each) => `${quoted(mark)}, ${three(each)}`),
    ];
    return `if(${whole} >= ${unit}, concat(${parts.join(', ')}), ${smaller})`;
  }, `concat(${whole})`);
}
