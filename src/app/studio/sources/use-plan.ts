import { startTransition, useEffect, useState } from 'react';
import { type ImportChoices, type ImportPlan, importSteps } from '../schema/import-tables.ts';
import type { MatchedTables } from '../schema/match-import.ts';
import type { Reading } from './reading.ts';

/** What an import would do, and what it was planned of. */
export interface Planned {
  readonly reading: Reading;
  readonly matched: MatchedTables;
  readonly choices: ImportChoices;
  readonly plan: ImportPlan;
}

/** The plan of an import, made in short tasks: the one before until then; undefined without anything to import. */
export function usePlan(
  reading: Reading | undefined,
  matched: MatchedTables | undefined,
  choices: ImportChoices,
): Planned | undefined {
  const [planned, setPlanned] = useState<Planned>();
  useEffect(() => {
    if (!reading || !matched) {
      setPlanned(undefined);
      return;
    }
    const controller = new AbortController();
    void inShortTasks(importSteps(matched, choices), controller.signal).then((plan) => {
      if (plan) startTransition(() => setPlanned({ reading, matched, choices, plan }));
    });
    return () => controller.abort();
  }, [reading, matched, choices]);
  return matched && planned;
}

/** Well below the 50 ms after which a task keeps the page from answering: https://web.dev/articles/long-tasks-devtools */
const TASK_MS = 10;

/** Resolves to undefined if it is aborted. */
async function inShortTasks<T>(steps: Generator<void, T>, signal: AbortSignal): Promise<T | undefined> {
  let endMs = performance.now() + TASK_MS;
  while (!signal.aborted) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < endMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    endMs = performance.now() + TASK_MS;
  }
  return undefined;
}
