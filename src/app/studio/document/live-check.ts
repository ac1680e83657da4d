import type { Result } from '../../../result.ts';
import type { Problem } from '../../../schema/problem.ts';
import { createLatestRequest } from '../../lib/latest-request.ts';
import { type SchemaJson, schemaJson } from '../schema/json.ts';
import { useStudio } from './store.ts';

type Check = (
  schema: SchemaJson,
  signal: AbortSignal,
) => Promise<Result<{ readonly problems: readonly Problem[] }, unknown>>;

/** Has each document checked, of several in a row the newest. Returns a function that ends it. */
export function checkWhileEdited(check: Check): () => void {
  const latest = createLatestRequest();

  async function checkNow(): Promise<void> {
    const { schema } = useStudio.getState();
    const signal = latest.next();
    const checked = await check(schemaJson(schema), signal);
    if (signal.aborted) return;
    // An export checks the document again, and reports why a check fails.
    useStudio.getState().setProblems(schema, checked.ok ? checked.value.problems : []);
  }

  void checkNow();
  const unsubscribe = useStudio.subscribe(({ schema }, before) => {
    if (schema !== before.schema) void checkNow();
  });
  return () => {
    unsubscribe();
    latest.abort();
  };
}
