import { useEffect, useRef, useState } from 'react';
import { formatPath, type Problem } from '../../../schema/problem.ts';
import { countOf } from '../../lib/format-count.ts';
import { createLatestRequest } from '../../lib/latest-request.ts';
import { Button } from '../../ui/button.tsx';
import { studioClient } from '../../workers/studio-workers.ts';
import { schemaJson } from '../schema/json.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';

interface Props {
  readonly schema: StudioSchema | undefined;
}

/** In a list. More would not help. */
const LISTED_MAX = 50;

/** The problems of a schema that people are about to use. */
export function ProblemsBeforeUse({ schema }: Props) {
  const [attempt, setAttempt] = useState(0);
  const problems = useProblemsOf(schema, attempt);
  if (problems === undefined) {
    return (
      <p className="text-warning">
        The schema could not be checked, so it may have problems.{' '}
        <Button size="touch" onClick={() => setAttempt(attempt + 1)}>
          Check again
        </Button>
      </p>
    );
  }
  if (problems.length === 0) return null;
  return (
    <>
      <p className="text-warning">
        {countOf(problems.length, 'problem')}. You can fix {problems.length === 1 ? 'it' : 'them'} later in
        the Studio.
      </p>
      <ul className="mt-1 flex flex-col gap-1">
        {problems.slice(0, LISTED_MAX).map(({ path, code, message }) => (
          <li key={`${formatPath(path)} ${code}`}>
            <code className="text-xs text-muted">{formatPath(path)}</code> {message}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The problems of a schema that is not open yet: none until it is checked, and undefined if the check fails.
 * @param attempt another number has the same schema checked again
 */
function useProblemsOf(schema: StudioSchema | undefined, attempt: number): readonly Problem[] | undefined {
  const [problems, setProblems] = useState<readonly Problem[] | undefined>([]);
  const latest = useRef(createLatestRequest());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a check
  useEffect(() => {
    const signal = latest.current.next();
    setProblems([]);
    if (!schema) return;
    void studioClient.check(schemaJson(schema), signal).then((checked) => {
      if (!signal.aborted) setProblems(checked.ok ? checked.value.problems : undefined);
    });
  }, [schema, attempt]);
  return problems;
}
