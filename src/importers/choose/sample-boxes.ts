import { bracketed } from '../../expression/written-names.ts';
import type { SetOptions } from '../imported-schema.ts';
import type { SourceBox } from '../source-tables.ts';
import type { Choice } from './choice.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';
import { freeName } from './free-name.ts';

/** Coordinates have no more digits than a double counts in a degree. */
const DECIMALS_MAX = 12;

/** Draws the two coordinates of a row in the same box of the map, and the country to which the box belongs. */
export function keepSampledBoxes(table: TableDraft): void {
  const { boxes: found } = table.source;
  if (found === undefined || found.boxes.length < 2) return;
  const columnOf = (name: string | undefined) =>
    table.columns.find(({ context }) => context.column.name === name);
  const [latitude, longitude] = found.columns.map(columnOf);
  if (!latitude || !longitude || ![latitude, longitude].every(isDrawn)) return;
  const country = columnOf(found.country);
  const known = country && knownBoxes(country, found.boxes);
  const boxes = known ?? found.boxes;
  const name = freeName(
    `${latitude.context.column.name} - box`,
    new Set(table.columns.map(({ context }) => context.column.name)),
  );
  keep(latitude, name, boxes.map(rangeOf(latitude, ({ latitude: ends }) => ends)));
  keep(longitude, name, boxes.map(rangeOf(longitude, ({ longitude: ends }) => ends)));
  if (country && known)
    keep(
      country,
      name,
      boxes.map((box) => ({ field: 'constant', options: { value: box.country ?? '' } })),
    );
  const drawn: ColumnDraft = {
    context: { ...latitude.context, column: { name, type: { value: 'unknown' }, nullable: false } },
    choice: {
      field: 'list',
      options: { values: boxes.map((_, i) => i + 1), weights: boxes.map(({ count }) => count) },
      evidence: 'sample',
      confidence: 'sure',
      why: 'The part of the map. No file has this column',
    },
    properties: { hidden: true },
    repairs: [],
    tried: new Set(),
  };
  table.columns = [...table.columns, drawn];
}

const isDrawn = ({ choice, context }: ColumnDraft) => choice.field === 'number' && context.key === undefined;

/** The boxes of the countries in the list of the column. Undefined unless it is a list. */
function knownBoxes({ choice, context }: ColumnDraft, boxes: readonly SourceBox[]) {
  const few = context.column.sample?.few ?? [];
  const values = new Set(few.map(({ value }) => value));
  const known = boxes.filter((box) => box.country !== undefined && values.has(box.country));
  return choice.field === 'list' && context.key === undefined && known.length > 1 ? known : undefined;
}

const rangeOf =
  ({ context }: ColumnDraft, endsOf: (box: SourceBox) => readonly [number, number]) =>
  (box: SourceBox): { readonly field: Choice['field']; readonly options: SetOptions } => {
    const [min, max] = endsOf(box);
    const decimals = Math.min(DECIMALS_MAX, context.column.sample?.decimals ?? 6);
    return min === max
      ? { field: 'constant', options: { value: min } }
      : { field: 'number', options: { min, max, decimals } };
  };

function keep(
  column: ColumnDraft,
  name: string,
  cases: readonly { readonly field: Choice['field']; readonly options: SetOptions }[],
): void {
  const last = cases.at(-1) ?? { field: 'constant' as const, options: { value: 0 } };
  const before = cases.slice(0, -1).map((one, i) => ({ when: `${bracketed(name)} = ${i + 1}`, ...one }));
  column.choice = {
    ...column.choice,
    field: 'cases',
    options: { cases: before, else: last },
    why: 'In the same part of the map as the other coordinate',
  };
}
