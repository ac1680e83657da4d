import type { Json } from '../catalogue/field.ts';
import type { OptionInfos, OptionValues } from '../catalogue/option-values.ts';
import type { Result } from '../result.ts';
import { readOptionsBy } from '../schema/parse-options.ts';
import type { Problem } from '../schema/problem.ts';
import { Reader } from '../schema/reader.ts';

/** Reports problems of options that each are valid alone. */
export type CheckOptions<Options, Head> = (reader: Reader, options: Options, tables: readonly Head[]) => void;

/** Reads the options of a format, with their defaults filled in, or reports their problems. */
export function readFormatOptions<Infos extends OptionInfos, Head>(
  infos: Infos,
  given: unknown,
  tables: readonly Head[],
  check?: CheckOptions<OptionValues<NoInfer<Infos>>, Head>,
): Result<OptionValues<Infos>, readonly Problem[]> {
  const reader = new Reader();
  const read: Readonly<Record<string, Json>> = readOptionsBy(reader, ['options'], given, infos);
  // `readOptionsBy` read them by `infos`, from which this type is derived.
  const options = read as OptionValues<Infos>;
  if (reader.problems.count === 0) check?.(reader, options, tables);
  const { problems } = reader;
  return problems.count > 0 ? { ok: false, error: problems.list } : { ok: true, value: options };
}

/** The problem of a file with several tables in a format whose files hold one. */
export function severalTables(tables: readonly { readonly name: string }[]): readonly Problem[] | undefined {
  if (tables.length <= 1) return undefined;
  const names = tables.map(({ name }) => `“${name}”`).join(', ');
  const message = `A file in this format holds only one table. Name one of ${names}.`;
  return [{ path: ['table'], code: 'missing-property', message }];
}
