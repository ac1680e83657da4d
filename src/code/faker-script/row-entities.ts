import { nestedColumns } from '../../schema/nested.ts';
import type { ColumnSchema } from '../../schema/schema.ts';
import { valueCode } from './columns.ts';
import { entitiesOf, entityCode, entityName } from './entities.ts';
import type { StageFunction } from './stage-function.ts';

/** Makes the entities that columns of a row share. */
export function writeEntities(writer: StageFunction): void {
  const { stage, script, lines, carried, entityNames } = writer;
  for (const [name, entity] of entitiesOf(stage.table.columns)) {
    const isOf = (column: ColumnSchema) => isPartOf(column, name);
    const wasUsed = writer.wasUsed(isOf);
    const isNeeded = writer.isNeededLater(isOf);
    if (!writer.isUsed(isOf) && !(wasUsed && isNeeded)) continue;
    const local = writer.nameOf(name);
    entityNames.set(name, local);
    const made = entityCode(entity, script.helpers.use);
    const drawn = () => distinctEntity(writer, name, local, made);
    lines.push(`const ${local} = ${wasUsed ? writer.fromBefore(name) : drawn()};`);
    if (isNeeded) carried.set(name, { code: local, type: entityType(made) });
  }
}

function entityType(made: string): string {
  return `ReturnType<typeof ${made.slice(0, made.indexOf('('))}>`;
}

/** An entity that is drawn anew until what has to be distinct of it is. */
function distinctEntity(writer: StageFunction, name: string, local: string, made: string): string {
  const unique = writer.stage.columns.filter((column) => column.unique && entityName(column) === name);
  if (unique.length === 0) return made;
  const tests = unique.map(
    (column) => `!${writer.seenBy(column)}.has(${valueCode(column, writer.writing(column)).code})`,
  );
  return `${writer.script.helpers.use('redrawn')}(() => ${made}, (${local}) => ${tests.join(' && ')})`;
}

/** Whether a column, or one of an object in it, is a part of an entity. */
function isPartOf(column: ColumnSchema, name: string): boolean {
  if (entityName(column) === name) return true;
  return column.field === 'json' && nestedColumns(column).some((inner) => isPartOf(inner, name));
}
