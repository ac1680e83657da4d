import { identifier } from '../../formats/identifier.ts';
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts';
import { member, propertyName, quoted } from '../literal.ts';
import { asNumber, type Code } from './code.ts';
import { finished, valueCode, withNulls } from './columns.ts';
import { entityName } from './entities.ts';
import { withDistinctKeys } from './keys.ts';
import { indented } from './lines.ts';
import { createParents } from './parents.ts';
import { writeEntities } from './row-entities.ts';
import { capitalized, type Progress, type Script, StageFunction } from './stage-function.ts';
import type { Stage } from './stages.ts';

/** The function of a stage, and how it is called. */
export interface Made {
  readonly text: string;
  readonly call: string;
  readonly variable: string;
  /** Whether its rows are held for others. */
  readonly isHeld: boolean;
  readonly isLast: boolean;
  readonly table: string;
}

/** Fields whose values are distinct without being drawn anew, or follow from what is. */
const NEVER_REDRAWN: ReadonlySet<string> = new Set([
  'sequence',
  'series',
  'template',
  'formula',
  'lookup',
  'reference',
  'json',
  'array',
]);

/** Writes the functions of a script, a stage after another. */
export function createStageWriter(script: Script): (stage: Stage) => Made {
  const progress = new Map<TableSchema, Progress>();
  const referredTo = new Set(
    script.schema.tables.flatMap(({ name, columns }) =>
      columns.flatMap(({ field, options }) =>
        field === 'reference' && options.table !== name ? [String(options.table)] : [],
      ),
    ),
  );
  return (stage) => {
    const { table, isFirst, isLast } = stage;
    const own = script.tables.get(table.name);
    if (!own) throw new RangeError(`There is no table “${table.name}”`);
    const verb = isLast ? 'make' : isFirst ? 'begin' : 'continue';
    const name = script.nameOf(`${verb}${capitalized(own.name)}`);
    const variable = isLast ? own.name : script.nameOf(`${own.name}Begun`);
    const type = isLast ? own.rowType : script.nameOf(`${capitalized(own.name)}Begun`);
    const writer = new StageFunction(script, stage, own, progress, name);
    const { text, args } = writeFunction(writer, name, type);
    progress.set(table, { variable, type });
    return {
      text,
      call: `${name}(${args.join(', ')})`,
      variable,
      isHeld: !isLast || referredTo.has(table.name),
      isLast,
      table: table.name,
    };
  };
}

function writeFunction(writer: StageFunction, name: string, type: string) {
  const { stage, script, setup, parameters, progress } = writer;
  const { table, isFirst, isLast } = stage;
  writeEntities(writer);
  writeColumns(writer);
  const body = withDistinctKeys(writer, writeYield(writer, type));
  if (writer.needsMade) setup.push(`const ${writer.madeName}: ${type}[] = [];`);
  const args = [...parameters.keys()].map((parameter) => {
    const parent = [...script.tables.values()].find((other) => other.name === parameter);
    return (parent && progress.get(parent.table)?.variable) ?? parameter;
  });
  let loop = `for (let row = 0; row < ${table.rows}; row++) {`;
  if (!isFirst) {
    const { variable = '', type: begunType = '' } = progress.get(table) ?? {};
    const beginning = writer.nameOf('beginning');
    parameters.set(beginning, begunType);
    args.push(variable);
    const usesRow = body.some((line) => /\brow\b/.test(line));
    const each = usesRow
      ? `[row, ${writer.begun}] of ${beginning}.entries()`
      : `${writer.begun} of ${beginning}`;
    loop = `for (const ${each}) {`;
  }
  const signature = [...parameters].map(([parameter, rows]) => `${parameter}: readonly ${rows}[]`).join(', ');
  const lines = [
    ...(isLast ? [] : [begunType(writer, type)]),
    `function* ${name}(${signature}): Generator<${type}> {`,
    ...indented([...setup, loop, ...indented(body), '}']),
    '}',
  ];
  return { text: lines.join('\n'), args };
}

/** The type of rows of which later stages make the rest. */
function begunType({ stage, own, carried, carriedName }: StageFunction, type: string): string {
  const names = [...stage.before, ...stage.columns].map(({ name }) => quoted(name));
  const others = [...carried].map(([name, entry]) => `readonly ${name}: ${entry.type}`);
  return `type ${type} = Pick<${own.rowType}, ${names.join(' | ')}> & {
  readonly ${carriedName}: { ${others.join('; ')} };
};
`;
}

function writeColumns(writer: StageFunction): void {
  const { stage, cells, begun } = writer;
  const parents = createParents(writer);
  for (const column of stage.before) {
    cells.set(column.name, writer.madeCell(column, stage.table, member(begun, column.name)));
  }
  for (const column of stage.columns) {
    const isRelated = column.field === 'reference' || column.field === 'lookup';
    const writing = writer.writing(column);
    const code = isRelated
      ? finished(column, parents.relatedCode(column), writing)
      : valueCode(column, writing);
    writeColumn(writer, column, code);
  }
  parents.carryOn();
}

function writeColumn(writer: StageFunction, column: ColumnSchema, value: Code): void {
  const { script, own, lines, cells } = writer;
  const isRedrawn = column.unique && !NEVER_REDRAWN.has(column.field);
  const isOfEntity = writer.entityNames.has(entityName(column) ?? '');
  const drawn =
    isRedrawn && !isOfEntity
      ? `${script.helpers.use('distinct')}(${writer.seenBy(column)}, () => ${value.code})`
      : value.code;
  const code = withNulls(column, { ...value, code: drawn });
  const local = writer.nameOf(identifier(column.name));
  const shape = own.properties.find(({ name }) => name === column.name)?.shape;
  const isNested = shape?.kind === 'object' || shape?.kind === 'array';
  const annotation = isNested ? `: ${own.rowType}[${quoted(column.name)}]` : '';
  lines.push(`const ${local}${annotation} = ${unwrapped(code.code)};`);
  if (isRedrawn && isOfEntity) lines.push(`${writer.seenBy(column)}.add(${local});`);
  const range = script.shapes.outcomes.of(column).bounds;
  const narrow = code.narrow ?? shape?.kind === 'choice';
  cells.set(column.name, { ...code, code: local, simple: true, range, narrow });
}

/** Gives a row, and remembers it where rows after it refer to it. */
function writeYield(writer: StageFunction, type: string): readonly string[] {
  const { stage, cells, begun, carried, carriedName, madeName, script, nameOf } = writer;
  const before = new Set(stage.before);
  const columns = stage.isLast ? stage.table.columns : [...stage.before, ...stage.columns];
  const entries = columns.flatMap((column) => {
    const code = cells.get(column.name);
    if (!code) return [];
    const value = before.has(column)
      ? member(begun, column.name)
      : asNumber({ helpers: script.helpers, nameOf }, code).code;
    return [entry(propertyName(column.name), value)];
  });
  const others = [...carried].map(([name, { code }]) => entry(name, code));
  if (!stage.isLast) entries.push(`${carriedName}: { ${others.join(', ')} }`);
  const object = entries.length === 0 ? '{}' : `{\n${entries.map((line) => `  ${line},\n`).join('')}}`;
  if (!writer.needsMade) return [`yield ${object};`];
  return [`const whole: ${type} = ${object};`, `${madeName}.push(whole);`, 'yield whole;'];
}

function entry(name: string, value: string): string {
  return name === value ? name : `${name}: ${value}`;
}

/** Without parentheses around the whole. */
function unwrapped(code: string): string {
  if (!code.startsWith('(') || !code.endsWith(')') || /['"`]/.test(code)) return code;
  let depth = 0;
  for (const [i, character] of [...code].entries()) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (depth === 0 && i < code.length - 1) return code;
  }
  return code.slice(1, -1);
}
