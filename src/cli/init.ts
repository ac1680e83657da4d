import { dirname, resolve } from 'node:path';
import { statOf, writeTextFile } from '../library/output-file.ts';
import { schemaUrl } from '../library/schema-url.ts';
import type { Arguments } from './arguments.ts';
import type { Context } from './context.ts';
import { jsonText } from './json-text.ts';
import { refuse } from './problem.ts';
import { starterSchema } from './starter-schema.ts';
import { textTable } from './text-list.ts';

const FILE_DEFAULT = 'schema.json';

function nextSteps(file: string): string {
  // npm sets this for `npx`, which does not put the program on the path.
  const program = process.env.npm_command === 'exec' ? 'npx rowloom' : 'rowloom';
  const steps = [
    [`${program} rows ${file} --table orders --to 5`, 'look at five orders'],
    [`${program} rows ${file} --out data/ --format csv`, 'write a CSV file per table'],
    [`${program} fields zip`, 'search what columns can hold'],
    [`${program} check ${file}`, 'find mistakes after a change'],
  ];
  return `Wrote ${file}. Next:\n${textTable(steps)}\n`;
}

async function write(path: string, text: string, force: boolean): Promise<void> {
  if (!force && (await statOf(path))) {
    refuse('', 'file-exists', `“${path}” exists already.`);
  }
  await writeTextFile(path, text);
}

/** Writes a schema to start from. */
export async function init(args: Arguments<'force'>, context: Context): Promise<void> {
  const [file = FILE_DEFAULT] = args.operands;
  const folder = file === '-' ? process.cwd() : dirname(resolve(file));
  const text = `${jsonText(starterSchema(schemaUrl(folder)))}\n`;
  if (file === '-') return context.print(text);
  await write(file, text, args.has('force'));
  if (!context.json) await context.print(nextSteps(file));
}
