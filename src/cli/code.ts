import { dirname } from 'node:path';
import { writeCode } from '../code/code.ts';
import { type LanguageId, languages } from '../code/languages.ts';
import { createEngineFor } from '../dataset/engines.ts';
import { withFiles } from '../library/given-files.ts';
import { locales } from '../locales/registry.ts';
import { writtenTables } from '../schema/written-tables.ts';
import type { Arguments } from './arguments.ts';
import { readLanguage } from './choice-flags.ts';
import type { Context } from './context.ts';
import { type OptionFlag, readOptionFlags } from './option-flags.ts';
import { CommandError, refuse } from './problem.ts';
import { readSchema } from './read-schema.ts';
import { schemaFileOf } from './schema-file.ts';

/** Version 0.3 was the last with this language. */
const REMOVED_LANGUAGE = 'faker-script';

function requiredLanguage(args: Pick<Arguments<'language'>, 'text'>): LanguageId {
  if (args.text('language') === REMOVED_LANGUAGE) {
    const message = `A schema is no longer written as a ${REMOVED_LANGUAGE}. Use rowloom rows to write its rows.`;
    return refuse('language', 'invalid-value', message);
  }
  const names = Object.keys(languages).join(', ');
  return (
    readLanguage(args) ??
    refuse('language', 'missing-argument', `Name a language after --language: ${names}.`)
  );
}

/** Writes a schema as code. */
export async function code(
  args: Arguments<OptionFlag | 'language' | 'allow-outside'>,
  context: Context,
): Promise<void> {
  const language = requiredLanguage(args);
  const options = readOptionFlags(args, `the language ${language}`, languages[language].options);
  const file = await schemaFileOf(args);
  const document = await readSchema(file, context);
  const whole = await withFiles(document.source, {
    directory: file === '-' ? '.' : dirname(file),
    allowOutside: args.has('allow-outside'),
  });
  if (!whole.ok) throw new CommandError(whole.error, document);
  const engine = await createEngineFor(locales, whole.value);
  const schema = engine.check(whole.value);
  if (!schema.ok) throw new CommandError(schema.error, document);
  const dataset = engine.open(schema.value);
  const tables = writtenTables(schema.value).flatMap(({ name }) => dataset.table(name) ?? []);
  const outcomes = () => engine.outcomesOf(schema.value);
  const text = writeCode(language, { schema: schema.value, tables, outcomes }, options);
  if (!text.ok) throw new CommandError(text.error);
  await context.print(text.value);
}
