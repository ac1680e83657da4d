import { useEffect, useState } from 'react';
import type { Cardinality, Histogram, Samples } from '../../../../workers/studio/protocol.ts';
import { createLatestRequest } from '../../lib/latest-request.ts';
import { studioClient } from '../../workers/studio-workers.ts';
import { useStudio } from '../document/store.ts';
import { schemaJson } from '../schema/json.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';

/** What is known of a column's values. */
export interface Facts {
  readonly column: string;
  readonly samples: Samples;
  readonly cardinality: Cardinality;
  readonly histogram: Histogram;
}

const SAMPLES = 5;

async function ask(
  { tables }: StudioSchema,
  json: object,
  column: string,
  signal: AbortSignal,
): Promise<Facts | undefined> {
  const table = tables.findIndex(({ columns }) => columns.some(({ id }) => id === column));
  const at = tables[table]?.columns.findIndex(({ id }) => id === column) ?? -1;
  if (at === -1) return undefined;
  const [samples, cardinality, histogram] = await Promise.all([
    studioClient.samples(json, table, at, SAMPLES, signal),
    studioClient.cardinality(json, table, at, signal),
    studioClient.histogram(json, table, at, signal),
  ]);
  if (!samples.ok || !cardinality.ok || !histogram.ok) return undefined;
  return { column, samples: samples.value, cardinality: cardinality.value, histogram: histogram.value };
}

/** Facts about a column of the current schema. Until they arrive, those of the schema before. */
export function useFacts(column: string): Facts | undefined {
  const schema = useStudio((state) => state.schema);
  const [facts, setFacts] = useState<Facts>();

  useEffect(() => {
    const latest = createLatestRequest();
    const signal = latest.next();
    void ask(schema, schemaJson(schema), column, signal).then((found) => {
      if (found && !signal.aborted) setFacts(found);
    });
    return () => latest.abort();
  }, [schema, column]);

  return facts?.column === column ? facts : undefined;
}
