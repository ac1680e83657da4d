import type { ValueType } from '../catalogue/field.ts';
import { RowBatch } from '../generators/entities/part.ts';
import type { PreparedColumn, Sampler, Values } from '../generators/generator.ts';
import type { ColumnSchema } from '../schema/schema.ts';
import { createEntities } from './entities.ts';
import { type Engine, generatorOf } from './locale-engine.ts';

const UNCOUNTABLE: Values = {
  kind: 'uncountable',
  reason:
    'The values of this field cannot be counted. Make a template of it and a sequence, or choose a field that can be unique.',
};

/** How many values a prepared column can have. */
export function valuesOf(prepared: Sampler | PreparedColumn): Values {
  return (typeof prepared === 'function' ? undefined : prepared.values) ?? UNCOUNTABLE;
}

/** How many values a column can have under its options, whatever stands in the other columns. */
export function columnValues(
  engine: Engine,
  { now, rowCount }: { readonly now: number; readonly rowCount: number },
  column: ColumnSchema,
): Values {
  const generator = generatorOf(engine, column.field);
  if (typeof generator === 'object' && 'madeByDataset' in generator) return UNCOUNTABLE;
  if (typeof generator === 'object' && generator.distinctBy !== undefined) {
    return generator.distinctBy === 'number' ? { kind: 'unlimited' } : entryValues(engine, column);
  }
  const context = {
    ...engine,
    now,
    rowCount,
    options: column.options,
    row: () => 0,
    cell: () => () => null,
    typeOf: (): ValueType => 'text',
    refuse: () => () => null,
  };
  if (typeof generator === 'function') return valuesOf(generator(context));
  if (!('prepare' in generator)) return UNCOUNTABLE;
  const entity = createEntities(
    engine,
    { batch: new RowBatch([]) },
    [],
    [column],
  )(generator.entity, column.of[generator.entity] ?? 1);
  return valuesOf(generator.prepare({ ...context, entity: entity.parts }));
}

/** Of a column whose entity is an entry of a list. */
function entryValues(engine: Engine, column: ColumnSchema): Values {
  const generator = generatorOf(engine, column.field);
  if (!('entity' in generator)) return UNCOUNTABLE;
  const { entryCount } = createEntities(
    engine,
    { batch: new RowBatch([]) },
    [],
    [column],
  )(generator.entity, 1);
  return entryCount === undefined
    ? UNCOUNTABLE
    : { kind: 'counted', count: entryCount, at: (index) => Number(index) };
}
