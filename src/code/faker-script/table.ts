import type { Field } from '../../catalogue/field.ts';
import { fields } from '../../catalogue/fields.ts';
import { identifier } from '../../formats/identifier.ts';
import { childrenOf } from '../../schema/children.ts';
import { firstOfForeignKey } from '../../schema/foreign-keys.ts';
import { nestedColumns } from '../../schema/nested.ts';
import { columnTypeByOptions, hasAffix } from '../../schema/option-types.ts';
import type { ColumnSchema, Schema, TableSchema } from '../../schema/schema.ts';
import { createNames, member, propertyName, quoted } from '../literal.ts';
import type { createShapes, Property } from '../shapes.ts';
import { asNumber, type Code } from './code.ts';
import type { ColumnWriting } from './column-writing.ts';
import { digitsOf, finished, valueCode, withNulls } from './columns.ts';
import { entitiesOf, entityCode, entityName } from './entities.ts';
import type { Helpers } from './helpers.ts';
import { TAKEN_NAMES } from './names.ts';
import type { Stage } from './stages.ts';

interface ScriptTable {
  readonly table: TableSchema;
  readonly properties: readonly Property[];
  readonly rowType: string;
  readonly name: string;
}

/** What all functions of a script share. */
interface Script {
  readonly schema: Schema;
  readonly shapes: ReturnType<typeof createShapes>;
  readonly helpers: Helpers;
  readonly nameOf: (wanted: string) => string;
  readonly tables: ReadonlyMap<string, ScriptTable>;
  readonly stages: readonly Stage[];
}

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

/** What a table's rows have, as far as it is made. */
interface Progress {
  readonly variable: string;
  readonly type: string;
  /** The property of what later stages need beside the columns. */
  readonly carriedName: string;
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

const capitalized = (text: string) => text.replace(/^./u, (letter) => letter.toUpperCase());

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
    const written = writeStage(script, stage, own, progress, name);
    progress.set(table, { variable, type: written.type, carriedName: written.carriedName });
    return {
      text: written.text,
      call: `${name}(${written.args.join(', ')})`,
      variable,
      isHeld: !isLast || referredTo.has(table.name),
      isLast,
      table: table.name,
    };
  };
}

interface Written {
  readonly text: string;
  readonly type: string;
  readonly carriedName: string;
  readonly args: readonly string[];
}

function writeStage(
  script: Script,
  { table, columns, before, isFirst, isLast }: Stage,
  own: ScriptTable,
  progress: ReadonlyMap<TableSchema, Progress>,
  functionName: string,
): Written {
  const { helpers, shapes, schema } = script;
  const stagesOfTable = script.stages.filter((stage) => stage.table === table);
  const isSplit = stagesOfTable.length > 1;
  const taken = [...script.tables.values()].flatMap(({ name, rowType }) => [name, rowType]);
  const nameOf = createNames([...taken, ...TAKEN_NAMES, 'whole', functionName]);
  const byName = new Map(table.columns.map((column) => [column.name, column]));
  const setup: string[] = [];
  const lines: string[] = [];
  const parameters = new Map<string, string>();
  const cells = new Map<string, Code>();
  const carried = new Map<string, { readonly code: string; readonly type: string }>();
  const carriedName = createNames(byName.keys())('carried');
  const begun = nameOf('begun');
  const madeName = nameOf('made');
  const seenNames = new Map<string, string>();
  let needsMade = false;

  const properties = new Map(own.properties.map(({ name, shape }) => [name, shape]));
  const doneNames = [...before, ...columns].map(({ name }) => name);
  const ownProgress = progress.get(table);

  /** A column of a row that is already made. */
  function madeCell(column: ColumnSchema, of: TableSchema, code: string): Code {
    const shape = script.tables.get(of.name)?.properties.find(({ name }) => name === column.name)?.shape;
    const { type } = shapes.types.get(column) ?? columnTypeByOptions(column);
    const digits = hasAffix(column) ? undefined : madeDigits(column, of);
    const isChoice = shape?.kind === 'choice';
    const large = shape?.kind === 'integer' && shape.bigints !== 'none';
    const base = {
      type,
      nullable: shape?.nullable ?? false,
      large,
      narrow: isChoice,
      range: shapes.rangeOf(column, { own: shapes.scopes.get(of.name) ?? new Map(), rows: of.rows }),
    };
    if (digits === undefined) return { ...base, code, simple: true };
    const text = base.nullable
      ? `(${code} === null ? null : ${code}.toFixed(${digits}))`
      : `${code}.toFixed(${digits})`;
    return { ...base, code: text, digits };
  }

  /** Of a decimal whose zeros at the end count. */
  function madeDigits(column: ColumnSchema, of: TableSchema): number | undefined {
    if (column.field !== 'reference' && column.field !== 'lookup') return digitsOf(column);
    const via =
      column.field === 'lookup' ? of.columns.find(({ name }) => name === column.options.via) : column;
    const parent = schema.tables.find(({ name }) => name === via?.options.table);
    const target = parent?.columns.find(({ name }) => name === column.options.column);
    return parent && target && !hasAffix(target) ? madeDigits(target, parent) : undefined;
  }

  const row: Code = {
    code: 'row',
    type: 'integer',
    nullable: false,
    simple: true,
    range: { min: 0, max: Math.max(0, table.rows - 1) },
  };

  const entities = entitiesOf(table.columns);
  const entityNames = new Map<string, string>();
  const isOfEntity = (column: ColumnSchema, name: string) => usesEntity(column, name);
  for (const [name, entity] of entities) {
    const isUsed = columns.some((column) => isOfEntity(column, name));
    const wasUsed = before.some((column) => isOfEntity(column, name));
    const isNeeded = table.columns.some(
      (column) => !doneNames.includes(column.name) && isOfEntity(column, name),
    );
    if (!isUsed && !wasUsed) continue;
    const local = nameOf(name);
    entityNames.set(name, local);
    const made = entityCode(entity, helpers.use);
    if (wasUsed) {
      if (isUsed || isNeeded) lines.push(`const ${local} = ${begun}.${carriedName}.${name};`);
    } else {
      lines.push(distinctEntity(name, local, made));
    }
    if (isNeeded) carried.set(name, { code: local, type: entityType(entity.kind, made) });
  }

  function entityType(kind: string, made: string): string {
    if (kind === 'chemicalElement') return 'ReturnType<typeof faker.science.chemicalElement>';
    return `ReturnType<typeof ${made.slice(0, made.indexOf('('))}>`;
  }

  function writing(column: ColumnSchema): ColumnWriting {
    return {
      helpers,
      nameOf,
      now: Date.parse(schema.now),
      rows: table.rows,
      row,
      cell: (name) => cells.get(name),
      entity: (other) => entityNames.get(entityName(other) ?? ''),
      typeOf: (other) => shapes.types.get(other) ?? columnTypeByOptions(other),
      note: (text) => lines.push(`// ${quoted(column.name)}: ${text}`),
    };
  }

  /** An entity that is drawn anew until what has to be distinct of it is. */
  function distinctEntity(name: string, local: string, made: string): string {
    const unique = columns.filter((column) => column.unique && entityName(column) === name);
    if (unique.length === 0) return `const ${local} = ${made};`;
    const tests = unique.map((column) => {
      const seen = seenBy(column);
      return `!${seen}.has(${valueCode(column, writing(column)).code})`;
    });
    return `const ${local} = ${helpers.use('redrawn')}(() => ${made}, (${local}) => ${tests.join(' && ')});`;
  }

  function seenBy(column: ColumnSchema): string {
    const known = seenNames.get(column.name);
    if (known !== undefined) return known;
    const name = nameOf(`seen${capitalized(identifier(column.name))}`);
    seenNames.set(column.name, name);
    setup.push(`const ${name} = new Set<unknown>();`);
    return name;
  }

  /** Where the row referred to stands in its table; `isSelf` counts on a row before it. */
  function parentIndex(first: ColumnSchema, parent: string, isSelf: boolean): string {
    const children = childrenOf(first);
    if (isSelf) {
      if (children === 'uniform') return 'faker.number.int({ max: row - 1 })';
      if (children === 'zipf') return `${helpers.use('zipfIndex')}(row)`;
      if (children === 'one-to-one') return 'row - 1';
      return `Math.floor((row - 1) / ${'each' in children ? children.each : children.min})`;
    }
    if (children === 'uniform') return `faker.number.int({ max: ${parent}.length - 1 })`;
    if (children === 'zipf' || children === 'one-to-one') {
      const order = nameOf(`${parent}Order`);
      setup.push(`const ${order} = faker.helpers.shuffle([...${parent}.keys()]);`);
      const place = children === 'zipf' ? `${helpers.use('zipfIndex')}(${parent}.length)` : 'row';
      return `${helpers.use('at')}(${order}, ${place})`;
    }
    if ('each' in children) return `Math.floor(row / ${children.each})`;
    const { min } = children;
    return `(row < ${min} * ${parent}.length ? row % ${parent}.length : faker.number.int({ max: ${parent}.length - 1 }))`;
  }

  const parentRows = new Map<string, { readonly name: string; readonly isSelf: boolean } | undefined>();

  /** The row that a reference names; undefined where its table has none. */
  function parentRow(reference: ColumnSchema) {
    const first = firstOfForeignKey(table, reference);
    if (parentRows.has(first.name)) return parentRows.get(first.name);
    const parent = script.tables.get(String(first.options.table));
    const made = parent && parent.table.rows > 0 ? writeParentRow(first, parent) : undefined;
    parentRows.set(first.name, made);
    return made;
  }

  function writeParentRow(first: ColumnSchema, parent: ScriptTable) {
    const isSelf = parent.table === table;
    const name = nameOf(`${identifier(first.name)}Row`);
    const index = `index${table.columns.indexOf(first)}`;
    const isOf = (column: ColumnSchema) => isRelatedBy(column, first);
    const wasUsed = before.some(isOf);
    const isNeeded =
      isSplit && table.columns.some((column) => !doneNames.includes(column.name) && isOf(column));
    const list = isSelf ? madeName : parameterOf(parent);
    if (isSelf) needsMade = true;
    const at = (place: string) => {
      const found = `${helpers.use('at')}(${list}, ${place})`;
      return isSelf ? `row === 0 ? undefined : ${found}` : found;
    };
    if (wasUsed || isNeeded) {
      const local = nameOf(`${identifier(first.name)}Index`);
      const drawn = () =>
        isSelf ? `row === 0 ? 0 : ${parentIndex(first, list, true)}` : parentIndex(first, list, false);
      const from = wasUsed ? `${begun}.${carriedName}.${index}` : drawn();
      lines.push(`const ${local} = ${from};`, `const ${name} = ${at(local)};`);
      if (isNeeded) carried.set(index, { code: local, type: 'number' });
      return { name, isSelf };
    }
    const isPlain = childrenOf(first) === 'uniform' && !isSelf;
    const found = isPlain ? `faker.helpers.arrayElement(${list})` : at(parentIndex(first, list, isSelf));
    lines.push(`const ${name} = ${found};`);
    return { name, isSelf };
  }

  /** Whether a column takes its cells of the row that a reference names. */
  function isRelatedBy(column: ColumnSchema, first: ColumnSchema): boolean {
    const reference = column.field === 'lookup' ? byName.get(String(column.options.via)) : column;
    return reference?.field === 'reference' && firstOfForeignKey(table, reference) === first;
  }

  function parameterOf({ table: parent, name, rowType }: ScriptTable): string {
    const known = progress.get(parent);
    parameters.set(name, known?.type ?? rowType);
    return name;
  }

  function relatedCode(column: ColumnSchema): Code {
    const isLookup = column.field === 'lookup';
    const reference = (isLookup ? byName.get(String(column.options.via)) : column) ?? column;
    const parent = script.tables.get(String(reference.options.table));
    const target = parent?.table.columns.find(({ name }) => name === column.options.column);
    const found = parentRow(reference);
    if (!found || !parent || !target) {
      return { code: `(null as ${own.rowType}[${quoted(column.name)}])`, type: 'text', nullable: true };
    }
    const value = madeCell(target, parent.table, member(found.name, target.name));
    const guards = [
      ...(isLookup && cells.get(reference.name)?.nullable
        ? [`${cells.get(reference.name)?.code} === null`]
        : []),
      ...(found.isSelf ? [`${found.name} === undefined`] : []),
    ];
    if (guards.length === 0) return value;
    return {
      ...value,
      code: `(${guards.join(' || ')} ? null : ${value.code})`,
      nullable: true,
      simple: false,
    };
  }

  for (const column of before) {
    cells.set(column.name, madeCell(column, table, member(begun, column.name)));
  }
  for (const column of columns) {
    const isRelated = column.field === 'reference' || column.field === 'lookup';
    const isRedrawn = column.unique && !NEVER_REDRAWN.has(column.field);
    const entity = entityNames.get(entityName(column) ?? '');
    let code = isRelated
      ? finished(column, relatedCode(column), writing(column))
      : valueCode(column, writing(column));
    if (isRedrawn && entity === undefined) {
      code = {
        ...code,
        code: `${helpers.use('distinct')}(${seenBy(column)}, () => ${code.code})`,
        simple: false,
      };
    }
    code = withNulls(column, code);
    const local = nameOf(identifier(column.name));
    const shape = properties.get(column.name);
    const annotation =
      shape?.kind === 'object' || shape?.kind === 'array' ? `: ${own.rowType}[${quoted(column.name)}]` : '';
    lines.push(`const ${local}${annotation} = ${unwrapped(code.code)};`);
    if (isRedrawn && entity !== undefined) lines.push(`${seenBy(column)}.add(${local});`);
    const range = shapes.rangeOf(column, {
      own: shapes.scopes.get(table.name) ?? new Map(),
      rows: table.rows,
    });
    cells.set(column.name, {
      ...code,
      code: local,
      simple: true,
      range,
      narrow: code.narrow ?? shape?.kind === 'choice',
    });
  }

  // What a stage after this one needs, and this one does not.
  for (const first of table.columns) {
    const isOf = (column: ColumnSchema) => isRelatedBy(column, first);
    if (
      !parentRows.has(first.name) &&
      !isLast &&
      before.some(isOf) &&
      table.columns.some((column) => !doneNames.includes(column.name) && isOf(column))
    ) {
      const index = `index${table.columns.indexOf(first)}`;
      carried.set(index, { code: `${begun}.${carriedName}.${index}`, type: 'number' });
    }
  }

  const keys = [table.primaryKey, ...table.unique].filter(
    (key) =>
      key.length > 1 &&
      key.every((name) => doneNames.includes(name)) &&
      key.some((name) => columns.some((column) => column.name === name)),
  );
  const retries = keys.map((key) => {
    const seen = nameOf('keys');
    setup.push(`const ${seen} = new Set<string>();`);
    const codes = key.map((name) => cells.get(name));
    const value = nameOf('key');
    const nullable = codes.flatMap((code) => (code?.nullable ? [`${code.code} !== null`] : []));
    return {
      line: `const ${value} = JSON.stringify([${codes.map((code) => code?.code).join(', ')}].map(String));`,
      test: [...nullable, `${seen}.has(${value})`].join(' && '),
      add: `${seen}.add(${value});`,
    };
  });

  const rowType = isLast ? own.rowType : script.nameOf(`${capitalized(own.name)}Begun`);
  const inOrder = isLast ? table.columns : [...before, ...columns];
  const entries = inOrder.map(({ name }) => {
    const code = cells.get(name);
    const value = code
      ? isMadeBefore(name)
        ? member(begun, name)
        : asNumber({ helpers, nameOf }, code).code
      : 'null';
    const key = propertyName(name);
    return key === value ? key : `${key}: ${value}`;
  });

  function isMadeBefore(name: string): boolean {
    return before.some((column) => column.name === name);
  }

  const carriedEntries = [...carried].map(([name, { code }]) => (name === code ? name : `${name}: ${code}`));
  if (!isLast) entries.push(`${carriedName}: { ${carriedEntries.join(', ')} }`);
  const object = entries.length === 0 ? '{}' : `{\n${entries.map((entry) => `  ${entry},\n`).join('')}}`;
  const ends = [
    ...(needsMade
      ? [`const whole: ${rowType} = ${object};`, `${madeName}.push(whole);`, 'yield whole;']
      : [`yield ${object};`]),
  ];
  if (needsMade) setup.push(`const ${madeName}: ${rowType}[] = [];`);

  const typeLines = isLast
    ? ''
    : `type ${rowType} = Pick<${own.rowType}, ${doneNames.map(quoted).join(' | ')}> & {\n  readonly ${carriedName}: { ${[...carried].map(([name, { type }]) => `readonly ${name}: ${type}`).join('; ')} };\n};\n\n`;
  if (!isFirst && ownProgress) parameters.set(nameOf('beginning'), ownProgress.type);
  const beginning = !isFirst ? [...parameters.keys()].at(-1) : undefined;
  const body = retries.length === 0 ? [...lines, ...ends] : retried(lines, ends);
  const usesRow = [...body].some((line) => /\brow\b/.test(line));
  const begin = usesRow
    ? `const [row, ${begun}] of ${beginning}.entries()`
    : `const ${begun} of ${beginning}`;
  const loop = beginning ? `for (${begin}) {` : `for (let row = 0; row < ${table.rows}; row++) {`;

  function retried(made: readonly string[], last: readonly string[]): readonly string[] {
    const tries = nameOf('tries');
    const drops = [...seenNames].flatMap(([name, seen]) => {
      const code = cells.get(name)?.code;
      return columns.some((column) => column.name === name) ? [`${seen}.delete(${code});`] : [];
    });
    return [
      `for (let ${tries} = 0; ; ${tries}++) {`,
      `  if (${tries} === ${helpers.use('TRIES')}) throw new RangeError('There are too few keys that differ');`,
      ...indented([...made, ...retries.map(({ line }) => line)]),
      `  if (${retries.map(({ test }) => (retries.length > 1 ? `(${test})` : test)).join(' || ')}) {`,
      ...indented(indented([...drops, 'continue;'])),
      '  }',
      ...indented([...retries.map(({ add }) => add), ...last, 'break;']),
      '}',
    ];
  }

  const signature = [...parameters].map(([name, type]) => `${name}: readonly ${type}[]`).join(', ');
  const text = `${typeLines}function* ${functionName}(${signature}): Generator<${rowType}> {
${indented(setup)
  .map((line) => `${line}\n`)
  .join('')}  ${loop}
${indented(indented(body)).join('\n')}
  }
}`;
  const args = [...parameters.keys()].map((name) => {
    if (name === beginning) return ownProgress?.variable ?? name;
    const parent = [...script.tables.values()].find((other) => other.name === name);
    return (parent && progress.get(parent.table)?.variable) ?? name;
  });
  return { text, type: rowType, carriedName, args };
}

function usesEntity(column: ColumnSchema, name: string): boolean {
  if (entityName(column) === name) return true;
  return column.field === 'json' && [...entitiesWithin(column)].includes(name);
}

function entitiesWithin(column: ColumnSchema): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (inner: ColumnSchema): void => {
    const { entity }: Field = fields[inner.field];
    const name = entityName(inner);
    if (entity !== undefined && name !== undefined) found.add(name);
    if (inner.field === 'json') nestedColumns(inner).forEach(add);
  };
  nestedColumns(column).forEach(add);
  return found;
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`);
}

/** Without parentheses around the whole. */
function unwrapped(code: string): string {
  if (!code.startsWith('(') || !code.endsWith(')')) return code;
  let depth = 0;
  for (const [i, character] of [...code].entries()) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (depth === 0 && i < [...code].length - 1) return code;
  }
  return /['"`]/.test(code) ? code : code.slice(1, -1);
}
