import { useEffect, useRef, useState } from 'react';
import type { OutputRequest } from '../../../../../workers/studio/protocol.ts';
import { createLatestRequest } from '../../../lib/latest-request.ts';
import { studioClient } from '../../../workers/studio-workers.ts';
import { type LocatedProblem, locateProblems, NO_PROBLEMS } from '../problems.ts';
import { schemaJson } from '../schema/json.ts';
import { type StudioSchema, type StudioTable, tableById } from '../schema/studio-schema.ts';
import { useStudio } from '../store.ts';
import { errorText } from './error-text.ts';
import type { ExportSource } from './export-job.ts';
import { optionsOf, useFileSettings } from './file-settings.ts';
import { type Fit, fitTables } from './fit.ts';

type Estimate = Awaited<ReturnType<typeof studioClient.estimate>>;

interface Chosen {
  readonly schema: StudioSchema;
  readonly tables: readonly StudioTable[];
  readonly request: OutputRequest;
}

/** The tables and the format that are chosen. */
function useChosen(): Chosen {
  const schema = useStudio((state) => state.schema);
  const only = useFileSettings((settings) => tableById(schema, settings.table));
  const format = useFileSettings((settings) => settings.format);
  const options = useFileSettings(optionsOf);
  const tables = only ? [only] : schema.tables;
  return {
    schema,
    tables,
    request: { tables: tables.map((table) => schema.tables.indexOf(table)), format, options },
  };
}

/** The last estimate of the chosen tables, and a promise of the one of what is chosen now. */
function useEstimate({ schema, request: { tables, format, options } }: Chosen) {
  const [last, setLast] = useState<{ readonly places: string; readonly answer: Estimate }>();
  const latest = useRef(createLatestRequest());
  const newest = useRef<Promise<Estimate>>(undefined);
  const places = tables.join(' ');
  useEffect(() => {
    const signal = latest.current.next();
    if (places === '') return;
    const request = { tables: places.split(' ').map(Number), format, options };
    newest.current = studioClient.estimate(schemaJson(schema), request, signal);
    void newest.current.then((answer) => {
      if (!signal.aborted) setLast({ places, answer });
    });
  }, [schema, places, format, options]);
  return { estimate: last?.places === places ? last.answer : undefined, newest };
}

/** What is chosen about files of the schema's tables, and what follows from it. */
export interface ExportChoice extends Chosen {
  /** Whether problems have to be solved first. */
  readonly isRefused: boolean;
  /** What is written; undefined until its size is estimated. */
  readonly fit: Fit | undefined;
  /** Why there is no estimate. */
  readonly error: string | undefined;
  /** The problems that it names: those of the format's options appear beside their controls. */
  readonly problems: readonly LocatedProblem[];
  /** What to make once its size is estimated; undefined where it cannot be made or is too large. */
  readonly plan: () => Promise<ExportSource | undefined>;
}

export function useExport(): ExportChoice {
  const chosen = useChosen();
  const { estimate, newest } = useEstimate(chosen);
  const gzip = useFileSettings((settings) => settings.gzip);
  const isCut = useFileSettings((settings) => settings.isCut);
  const isRefused = useStudio(({ problems }) => problems.list.length > 0);
  const fitOf = (answer: Estimate | undefined) =>
    answer?.ok ? fitTables(answer.value, { gzip, isCut }) : undefined;
  const error = estimate && !estimate.ok && estimate.error !== 'cancelled' ? estimate.error : undefined;
  return {
    ...chosen,
    isRefused,
    fit: fitOf(estimate),
    error: error && errorText(error),
    problems: typeof error === 'object' ? locateProblems(chosen.schema, error.problems).list : NO_PROBLEMS,
    async plan() {
      const fit = fitOf(await newest.current);
      return fit && !fit.isTooLarge ? sourceOf(chosen, fit) : undefined;
    },
  };
}

/** What is made of what is chosen. */
export function sourceOf(
  { schema, request }: Chosen,
  { gzip, rows }: Pick<Fit, 'gzip' | 'rows'>,
): ExportSource {
  const name = schema.name || 'schema';
  return { schema, request: { ...request, gzip, name, ...(rows ? { rows } : {}) } };
}
