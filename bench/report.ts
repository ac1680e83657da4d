import type { Measured, Times } from './measure.ts';

const figures = ['generation', 'csv', 'json'] as const satisfies readonly (keyof Times)[];

export interface Summary {
  /** Geometric means of baseline / ours. */
  readonly times: Times;
  /** The smallest baseline / ours. */
  readonly min: Times;
  /** Geometric means of ours / floor. */
  readonly aboveFloor: Times;
  /** Geometric mean of ours / the same independent fields, generation only: the cost of a row's entities. */
  readonly sharing: number;
}

function each(value: (figure: keyof Times) => number): Times {
  return { generation: value('generation'), csv: value('csv'), json: value('json') };
}

function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}

export function summarise(measured: readonly Measured[]): Summary {
  const ratios = (figure: keyof Times) =>
    measured.map(({ ours, baseline }) => baseline[figure] / ours[figure]);
  return {
    times: each((figure) => geometricMean(ratios(figure))),
    min: each((figure) => Math.min(...ratios(figure))),
    aboveFloor: each((figure) =>
      geometricMean(measured.map(({ ours, floor }) => ours[figure] / floor[figure])),
    ),
    sharing: geometricMean(measured.map(({ ours, independent }) => ours.generation / independent)),
  };
}

export function tableHead(): string {
  return [
    '| 5,000 rows | cells | generation, ms | × | CSV Blob, ms | × | JSON Blob, ms | × | floor, ms |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: |',
  ].join('\n');
}

export function tableRow({ subject, cells, ours, baseline, floor }: Measured): string {
  const columns = figures.flatMap((figure) => [
    ours[figure].toFixed(1),
    (baseline[figure] / ours[figure]).toFixed(1),
  ]);
  const floors = figures.map((figure) => floor[figure].toFixed(1)).join(' / ');
  return `| ${[subject, cells, ...columns, floors].join(' | ')} |`;
}

export function summaryText({ times, min, aboveFloor, sharing }: Summary): string {
  const line = (name: string, values: Times) =>
    `${name}: generation ${values.generation.toFixed(1)}, CSV ${values.csv.toFixed(1)}, JSON ${values.json.toFixed(1)}`;
  return [
    line('times as fast as plain faker, geometric mean', times),
    line('times as fast as plain faker, the smallest', min),
    line('times the floor, geometric mean', aboveFloor),
    `times the same fields without entities, generation, geometric mean: ${sharing.toFixed(2)}`,
  ].join('\n');
}
