import type { Result } from '../../../result.ts';
import type { Problem } from '../../../schema/problem.ts';
import { createLatestRequest } from '../../lib/latest-request.ts';
import { documentJson, type SchemaJson } from './document/json.ts';
import { useStudio } from './store.ts';

type Check = (
  document: SchemaJson,
  signal: AbortSignal,
) => Promise<Result<{ readonly problems: readonly Problem[] }, unknown>>;

/** Has each document checked, of several in a row the newest. Returns a function that ends it. */
export function checkWhileEdited(check: Check): () => void {
  const latest = createLatestRequest();

  async function checkNow(): Promise<void> {
    const { document } = useStudio.getState();
    const signal = latest.next();
    const checked = await check(documentJson(document), signal);
    if (checked.ok && !signal.aborted) useStudio.getState().setProblems(document, checked.value.problems);
  }

  void checkNow();
  const unsubscribe = useStudio.subscribe(({ document }, before) => {
    if (document !== before.document) void checkNow();
  });
  return () => {
    unsubscribe();
    latest.abort();
  };
}
