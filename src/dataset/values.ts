import { type DistinctBy, RowBatch } from '../generators/entities/part.ts';
import { listed, type Values } from '../generators/values/values.ts';
import type { ColumnSchema } from '../schema/schema.ts';
import { createEntities } from './entities.ts';
import { type Engine, generatorOf } from './locale-engine.ts';

const UNCOUNTABLE: Values = {
  kind: 'uncountable',
  reason:
    'The values of this field cannot be counted. Make a template of it and a sequence, or choose a field that can be unique.',
};

/** What decides a column's values besides itself. */
interface Surroundings {
  readonly now: number;
  readonly rowCount: number;
}

/** How many values a column can have under its options, whatever stands in the other columns. */
export function columnValues(engine: Engine, surroundings: Surroundings, column: ColumnSchema): Values {
  const values = engine.values[column.field];
  if (values === 'number') return { kind: 'unlimited' };
  return typeof values === 'string'
    ? entryValues(engine, surroundings, column, values)
    : ownValues(engine, surroundings, column);
}

/** The same of a column that no entity makes distinct. */
export function ownValues(
  { faker, tables, values, generators }: Engine,
  { now, rowCount }: Surroundings,
  { field, options }: ColumnSchema,
): Values {
  const generator = generators[field];
  if (typeof generator === 'object' && 'list' in generator) return listed(generator.list({ faker, options }));
  const count = values[field];
  return typeof count === 'function' ? count({ faker, tables, now, rowCount, options }) : UNCOUNTABLE;
}

/** Of a column whose entity has an entry of a list. */
function entryValues(engine: Engine, { now }: Surroundings, column: ColumnSchema, list: DistinctBy): Values {
  const generator = generatorOf(engine, column.field);
  if (!('entity' in generator)) return UNCOUNTABLE;
  const { entryCounts } = createEntities(
    engine,
    now,
    { batch: new RowBatch([]) },
    [],
    [column],
  )(generator.entity, 1);
  const entryCount = entryCounts.get(list);
  return entryCount === undefined
    ? UNCOUNTABLE
    : { kind: 'counted', count: entryCount, at: (index) => Number(index) };
}
