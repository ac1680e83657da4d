import { identifier } from '../../formats/identifier.ts';
import { madeWith } from '../../schema/made-with.ts';
import type { Schema } from '../../schema/schema.ts';
import { createNames, quoted } from '../literal.ts';
import { createShapes, tableShapes } from '../shapes.ts';
import type { CodeSource } from '../source.ts';
import { rowInterfaces } from '../typescript.ts';
import { createHelpers } from './helpers.ts';
import { literal } from './literals.ts';
import { TAKEN_NAMES } from './names.ts';
import { stagesOf } from './stages.ts';
import { createStageWriter, type Made } from './table.ts';

/** A script that makes rows like those of a schema by Faker: the same columns and relations, but other values. */
export function fakerScript(source: CodeSource): string {
  const { schema } = source;
  const shapes = tableShapes(schema, source.tables);
  const nameOf = createNames(TAKEN_NAMES);
  const interfaces = rowInterfaces(shapes, { dates: 'text', bigints: 'bigint' }, nameOf);
  const helpers = createHelpers();
  const tables = new Map(
    shapes.map(({ table, properties }, i) => [
      table.name,
      { table, properties, rowType: interfaces[i]?.name ?? '', name: nameOf(identifier(table.name)) },
    ]),
  );
  const stages = stagesOf(schema);
  const writeStage = createStageWriter({
    schema,
    shapes: createShapes(schema),
    helpers,
    nameOf,
    tables,
    stages,
  });
  const made = stages.map(writeStage);
  return `${[
    head(schema),
    ...interfaces.map(({ text }) => text),
    ...made.map(({ text }) => `${text}\n`),
    main(schema, made),
    ...helpers.texts().map((text) => `${text}\n`),
    MAIN_END,
  ].join('\n')}`;
}

function head({ tables }: Schema): string {
  const many = tables.reduce((sum, { rows }) => sum + rows, 0);
  const memory =
    many > 1_000_000
      ? '// Rows of tables that others refer to are held in memory: so many may not fit.\n'
      : '';
  return `// Written by Rowloom: rows like those of its schema, with other values, by Faker.
// npm install @faker-js/faker@${madeWith.faker}
// Node 22.18 and later runs it as it is, and writes a line of JSON for each row: {"table":…,"row":{…}}
${memory}import { fakerEN_US as faker } from '@faker-js/faker';
`;
}

/** Faker takes integers: of a text its characters. */
function seedCode(seed: string): string {
  const number = Number(seed);
  if (/^\d+$/.test(seed) && Number.isSafeInteger(number)) return String(number);
  const codes = [...seed].map((character) => character.codePointAt(0) ?? 0);
  return literal(codes.length === 0 ? [0] : codes);
}

function main({ seed, now }: Schema, stages: readonly Made[]): string {
  const lines = stages.flatMap(({ variable, call, isHeld, isLast, table }) => [
    ...(isHeld ? [`  const ${variable} = [...${call}];`] : []),
    ...(isLast
      ? [`  for (const row of ${isHeld ? variable : call}) yield { table: ${quoted(table)}, row };`]
      : []),
  ]);
  return `/** Every row of every table. */
export function* rows(): Generator<{ readonly table: string; readonly row: object }> {
  faker.seed(${seedCode(seed)});
  faker.setDefaultRefDate(${quoted(now)});
${lines.join('\n')}
}
`;
}

const MAIN_END = `for (const line of rows()) {
  console.log(JSON.stringify(line, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)));
}
`;
