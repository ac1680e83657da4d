import { useRef, useState } from 'react';
import { createLatestRequest } from './latest-request.ts';

type Outcome<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** An answer, with the question that it answers. */
interface Answered<Q, A> {
  readonly question: Q;
  readonly answer: A;
}

/** Whether a question has these parts: the same values or objects. */
function hasParts<Q extends object>(question: Q, parts: Partial<Q>): boolean {
  const own = new Map<string, unknown>(Object.entries(question));
  return Object.entries(parts).every(([name, part]) => own.get(name) === part);
}

function answerTo<Q extends object, A>(answered: Answered<Q, A> | undefined, parts: Partial<Q>) {
  return answered && hasParts(answered.question, parts) ? answered.answer : undefined;
}

/**
 * Answers of questions that each replace the one before. An answer is kept with its question, and is there only for those who
 * name parts of that question. The last value outlasts failures; a value ends the failure before it.
 */
export function useAnswers<Q extends object, T, E>() {
  const [value, setValue] = useState<Answered<Q, T>>();
  const [failure, setFailure] = useState<Answered<Q, E>>();
  const latest = useRef(createLatestRequest());
  const newest = useRef<Answered<Q, Promise<Outcome<T, E>>>>(undefined);

  /** Aborts the question before: its answer is not kept. The same question again, unless it failed, has the same answer. */
  function ask(
    question: Q,
    request: (signal: AbortSignal) => Promise<Outcome<T, E>>,
  ): Promise<Outcome<T, E>> {
    const same = answerTo(newest.current, question);
    if (same) return same;
    const signal = latest.current.next();
    const answer = request(signal);
    newest.current = { question, answer };
    void answer.then((outcome) => {
      if (signal.aborted) return;
      if (outcome.ok) setValue({ question, answer: outcome.value });
      else newest.current = undefined;
      setFailure(outcome.ok ? undefined : { question, answer: outcome.error });
    });
    return answer;
  }

  return {
    ask,
    /** The last value, if its question has these parts. */
    value: (parts: Partial<Q>) => answerTo(value, parts),
    /** The failure since then, if its question has these parts. */
    failure: (parts: Partial<Q>) => answerTo(failure, parts),
  };
}
