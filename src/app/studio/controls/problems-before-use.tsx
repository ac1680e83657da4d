import { useEffect, useRef, useState } from 'react';
import { formatPath, type Problem } from '../../../schema/problem.ts';
import { countOf } from '../../lib/format-count.ts';
import { createLatestRequest } from '../../lib/latest-request.ts';
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
  const problems = useProblemsOf(schema);
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

/** The problems of a schema that is not open yet; none until it is checked. */
function useProblemsOf(schema: StudioSchema | undefined): readonly Problem[] {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const latest = useRef(createLatestRequest());
  useEffect(() => {
    const signal = latest.current.next();
    setProblems([]);
    if (!schema) return;
    void studioClient.check(schemaJson(schema), signal).then((checked) => {
      if (checked.ok && !signal.aborted) setProblems(checked.value.problems);
    });
  }, [schema]);
  return problems;
}
