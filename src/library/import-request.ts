import { dialectNames, sourceKinds } from '../importers/kinds.ts';
import type { Result } from '../result.ts';
import type { Path } from '../schema/problem.ts';
import { Reader } from '../schema/reader.ts';
import { TABLE_ROWS_MAX } from '../schema/schema.ts';
import type { RequestCode, RequestProblem } from './api.ts';
import type { ImportRequest } from './import-options.ts';
import { checkOptions, integer, type OptionChecks, oneOf, text, texts, truth } from './option-checks.ts';
import { readResult } from './read-options.ts';

export const tableRows = integer(0, TABLE_ROWS_MAX);

const CHECKS: OptionChecks<ImportRequest> = {
  kind: oneOf(Object.keys(sourceKinds)),
  fileName: text,
  name: text,
  dialect: oneOf(Object.keys(dialectNames)),
  rows: tableRows,
  tables: texts,
  exclude: texts,
  values: truth,
};

/** The codes of values that these options do not allow. */
const CODES: Readonly<Record<string, RequestCode>> = { kind: 'unknown-kind', dialect: 'unknown-dialect' };

function codeOf([name]: Path): RequestCode | undefined {
  return typeof name === 'string' && Object.hasOwn(CODES, name) ? CODES[name] : undefined;
}

/** Checks the options of an import, which programs without types may get wrong. */
export function checkImportRequest(options: unknown): Result<undefined, readonly RequestProblem[]> {
  const reader = new Reader();
  checkOptions(reader, options, CHECKS);
  const result = readResult(reader, undefined);
  if (result.ok) return result;
  const error = result.error.map((problem): RequestProblem => {
    const code = problem.code === 'invalid-value' ? codeOf(problem.path) : undefined;
    return code ? { ...problem, code } : problem;
  });
  return { ok: false, error };
}
