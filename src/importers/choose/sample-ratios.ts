import { nameInFormula } from '../../expression/written-names.ts';
import type { SourceRatio } from '../source-tables.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';
import { canBeComputed, reads } from './sample-correlations.ts';

/** Nine tenths of the sums of two random numbers lie in this part of their range: 1 - √0.1. */
const INNER = 0.684;
/** Ratios whose middle is so far from that of their ends, as a part of their range, are spread unevenly. */
const UNEVEN = 0.1;
const DIGITS = 3;
/** In percent. */
const NULLS_CLOSE = 3;

/** Makes a measure some part or multiple of another one of its row, as far from it as in a sample. */
export function keepSampledRatios(table: TableDraft): void {
  for (const ratio of table.source.ratios ?? []) {
    const [target, source] = ratio.columns.map((name) =>
      table.columns.find(({ context }) => context.column.name === name),
    );
    if (!target || !source || !canBeComputed(target, source) || reads(table, source, target)) continue;
    const nulls = ownNulls(target, source);
    if (nulls === undefined) continue;
    multiply(target, source, ratio);
    target.properties = { ...target.properties, nulls };
  }
}

/** The nulls of a target that do not come from its source, in percent. Undefined if the target has too few. */
function ownNulls({ properties }: ColumnDraft, source: ColumnDraft): number | undefined {
  const { nulls: all = 0, nullWhen } = properties;
  const { nulls: inherited = 0, nullWhen: inheritedWhen } = source.properties;
  if (inheritedWhen !== undefined && inheritedWhen !== nullWhen) return undefined;
  if (inherited > all + NULLS_CLOSE || inherited >= 100) return undefined;
  return Math.max(0, Math.round((100 * (all - inherited) * 100) / (100 - inherited)) / 100);
}

function multiply(target: ColumnDraft, source: ColumnDraft, ratio: SourceRatio): void {
  const { name } = source.context.column;
  const { min, max, decimals = 0, step } = target.context.column.sample ?? {};
  const product = `${nameInFormula(name)} * ${randomRatio(ratio)}`;
  const rounded =
    step === undefined
      ? `round(${product}${decimals > 0 ? `, ${decimals}` : ''})`
      : `round(${product} / ${step}) * ${step}`;
  target.choice = {
    ...target.choice,
    field: 'formula',
    options: { expression: `max(min(${rounded}, ${max}), ${min})` },
    why: `About ${ratio.middle} times ${name}, as in the sample`,
  };
  target.repairs = [
    ...target.repairs,
    `It is from ${ratio.least} to ${ratio.most} times ${name}, as in nine tenths of the rows of the sample: no rule is exact.`,
  ];
}

function randomRatio({ least, middle, most }: SourceRatio): string {
  const range = most - least;
  if (Math.abs(middle - (least + most) / 2) > UNEVEN * range) {
    const [lower, upper] = [short(middle - least), short(most - middle)];
    return `if(random() < 0.5, ${least} + ${lower} * random(), ${middle} + ${upper} * random())`;
  }
  const half = Math.min(range / INNER / 2, middle);
  return `(${short(middle - half)} + ${short(half)} * (random() + random()))`;
}

const short = (number: number) => Number(number.toPrecision(DIGITS));
