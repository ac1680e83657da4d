import { indented } from './lines.ts';
import type { StageFunction } from './stage-function.ts';

/** Draws a row anew while one of its keys of several columns has been before; `lines` make it, `ends` give it. */
export function withDistinctKeys(writer: StageFunction, ends: readonly string[]): readonly string[] {
  const { table, columns } = writer.stage;
  const isOwn = (name: string) => columns.some((column) => column.name === name);
  const keys = [table.primaryKey, ...table.unique]
    .filter((key) => key.length > 1 && key.every((name) => writer.isDone(name)) && key.some(isOwn))
    .map((names) => writeKey(writer, names));
  if (keys.length === 0) return [...writer.lines, ...ends];
  const tries = writer.nameOf('tries');
  const drops = [...writer.seenNames].flatMap(([name, seen]) =>
    isOwn(name) ? [`${seen}.delete(${writer.cells.get(name)?.code});`] : [],
  );
  const tests = keys.map(({ test }) => (keys.length > 1 ? `(${test})` : test));
  return [
    `for (let ${tries} = 0; ; ${tries}++) {`,
    ...indented([
      `if (${tries} === ${writer.script.helpers.use('TRIES')}) throw new RangeError('There are too few keys that differ');`,
      ...writer.lines,
      ...keys.map(({ line }) => line),
      `if (${tests.join(' || ')}) {`,
      ...indented([...drops, 'continue;']),
      '}',
      ...keys.map(({ add }) => add),
      ...ends,
      'break;',
    ]),
    '}',
  ];
}

function writeKey(writer: StageFunction, names: readonly string[]) {
  const [seen, key] = [writer.nameOf('keys'), writer.nameOf('key')];
  writer.setup.push(`const ${seen} = new Set<string>();`);
  const codes = names.flatMap((name) => writer.cells.get(name) ?? []);
  const nullable = codes.filter((code) => code.nullable).map(({ code }) => `${code} !== null`);
  return {
    line: `const ${key} = JSON.stringify([${codes.map(({ code }) => code).join(', ')}].map(String));`,
    test: [...nullable, `${seen}.has(${key})`].join(' && '),
    add: `${seen}.add(${key});`,
  };
}
