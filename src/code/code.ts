import type { OptionInfos, OptionValues } from '../catalogue/option-values.ts';
import type { Result } from '../result.ts';
import { readOptionsBy } from '../schema/parse-options.ts';
import type { Problem } from '../schema/problem.ts';
import { unknownName } from '../schema/problems.ts';
import { Reader } from '../schema/reader.ts';
import { createTables } from './ddl.ts';
import { rowsSchema } from './json-schema.ts';
import { isLanguageId, type LanguageId, languages } from './languages.ts';
import type { CodeSource } from './source.ts';
import { rowTypes } from './typescript.ts';

type WriteSource = (source: CodeSource, options: unknown) => Result<string, readonly Problem[]>;

function withOptions<Infos extends OptionInfos>(
  infos: Infos,
  write: (source: CodeSource, options: OptionValues<NoInfer<Infos>>) => string,
): WriteSource {
  return (source, given) => {
    const reader = new Reader();
    // `readOptionsBy` read them by `infos`, from which this type is derived.
    const options = readOptionsBy(reader, ['options'], given, infos) as OptionValues<Infos>;
    const { problems } = reader;
    if (problems.count > 0) return { ok: false, error: problems.list };
    return { ok: true, value: write(source, options) };
  };
}

const writers = {
  'json-schema': withOptions(languages['json-schema'].options, rowsSchema),
  ddl: withOptions(languages.ddl.options, createTables),
  typescript: withOptions(languages.typescript.options, rowTypes),
} satisfies Record<LanguageId, WriteSource>;

/** Writes a schema as code, or reports problems in the language's name or options. */
export function writeCode(
  id: string,
  source: CodeSource,
  options: unknown = {},
): Result<string, readonly Problem[]> {
  if (isLanguageId(id)) return writers[id](source, options);
  const known = Object.keys(languages);
  const message = `There is no language “${id}”. The languages are ${known.join(', ')}.`;
  return { ok: false, error: [unknownName(['language'], 'invalid-value', message, id, known)] };
}
