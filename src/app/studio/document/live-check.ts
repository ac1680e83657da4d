import type { ColumnLack } from '../../../dataset/table-engines.ts';
import type { Result } from '../../../result.ts';
import type { Problem } from '../../../schema/problem.ts';
import { createLatestRequest } from '../../lib/latest-request.ts';
import { type SchemaJson, schemaJson } from '../schema/json.ts';
import { NOTHING_CHECKED } from '../schema/problems.ts';
import { useStudio } from './store.ts';

type Check = (
  schema: SchemaJson,
  signal: AbortSignal,
) => Promise<
  Result<{ readonly problems: readonly Problem[]; readonly lacks?: readonly ColumnLack[] }, unknown>
>;

/** Has the document checked once more, after a check that failed. */
export function checkAgain(): void {
  useStudio.setState(({ problems }) => ({ problems: { ...problems, schema: undefined } }));
}

/** Has each document checked, of several in a row the newest. Returns a function that ends it. */
export function checkWhileEdited(check: Check): () => void {
  const latest = createLatestRequest();

  async function checkNow(): Promise<void> {
    const { schema } = useStudio.getState();
    const signal = latest.next();
    const checked = await check(schemaJson(schema), signal);
    if (signal.aborted) return;
    if (checked.ok) useStudio.getState().setProblems(schema, checked.value.problems, checked.value.lacks);
    else useStudio.setState({ problems: { ...NOTHING_CHECKED, schema, isFailed: true } });
  }

  void checkNow();
  const unsubscribe = useStudio.subscribe(({ schema, problems }, before) => {
    const isForgotten = problems.schema === undefined && before.problems.schema !== undefined;
    if (schema !== before.schema || isForgotten) void checkNow();
  });
  return () => {
    unsubscribe();
    latest.abort();
  };
}
