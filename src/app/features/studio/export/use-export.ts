import { useEffect, useRef, useState } from 'react';
import type { OutputRequest } from '../../../../../workers/studio/protocol.ts';
import { formats } from '../../../../formats/formats.ts';
import { createLatestRequest } from '../../../lib/latest-request.ts';
import { studioClient } from '../../../workers/studio-workers.ts';
import { type LocatedProblem, locateProblems, NO_PROBLEMS } from '../problems.ts';
import { schemaJson } from '../schema/json.ts';
import { type StudioSchema, type StudioTable, tableById } from '../schema/studio-schema.ts';
import { useStudio } from '../store.ts';
import { useBrowserPlaces } from './browser-places.ts';
import { errorText } from './error-text.ts';
import type { ExportSource } from './export-queue.ts';
import { optionsOf, useFileSettings } from './file-settings.ts';
import { type Fit, fitTables } from './fit.ts';
import { largeRoom, type Place, placeOf, type Room } from './places.ts';

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
  /** Where large files go; undefined until the browser has said how much it can store. */
  readonly large: Room | undefined;
  /** Why there is no estimate. */
  readonly error: string | undefined;
  /** The problems that it names: those of the format's options appear beside their controls. */
  readonly problems: readonly LocatedProblem[];
  /** What to make and where to, as far as it is known in the click; undefined if it has to be estimated first. */
  readonly planned: Planned | undefined;
  /** The same once the size is estimated; undefined where it cannot be made or is too large. */
  readonly plan: () => Promise<Planned | undefined>;
}

/** What to make, and where to write it. */
interface Planned {
  readonly source: ExportSource;
  readonly place: Place;
}

/** How many files there are. A place other than a folder takes several as one zip. */
export function fileCountOf({ tables, request: { format } }: Pick<Chosen, 'tables' | 'request'>): number {
  return tables.length > 1 && 'ofTables' in formats[format] ? 1 : tables.length;
}

function cellsIn({ tables }: Chosen): number {
  return tables.reduce((sum, { rows, columns }) => sum + rows * columns.length, 0);
}

/** What to make of a choice whose size is estimated, if it is not too large. */
function planFit(chosen: Chosen, large: Room, fit: Fit): Planned | undefined {
  if (fit.isTooLarge) return undefined;
  const place = placeOf(large, cellsIn(chosen), fit.bytes);
  return { place, source: sourceOf(chosen, fit, place) };
}

/** What to make of a choice whose size is not known: only what fits any place, or a place without a limit. */
function planUnknown(chosen: Chosen, large: Room | undefined, gzip: boolean): Planned | undefined {
  if (!large) return undefined;
  const place = placeOf(large, cellsIn(chosen), undefined);
  if (place !== 'page' && large.bytesMax !== Number.POSITIVE_INFINITY) return undefined;
  return { place, source: sourceOf(chosen, { gzip, rows: undefined }, place) };
}

export function useExport(): ExportChoice {
  const chosen = useChosen();
  const { estimate, newest } = useEstimate(chosen);
  const gzip = useFileSettings((settings) => settings.gzip);
  const isCut = useFileSettings((settings) => settings.isCut);
  const isRefused = useStudio(({ problems }) => problems.list.length > 0);
  const places = useBrowserPlaces((state) => state.places);
  useEffect(() => void useBrowserPlaces.getState().measure(), []);
  const large = places && largeRoom(fileCountOf(chosen), places);
  const fitOf = (answer: Estimate | undefined, room: Room | undefined) =>
    answer?.ok && room ? fitTables(answer.value, { gzip, isCut }, room.bytesMax) : undefined;
  const error = estimate && !estimate.ok && estimate.error !== 'cancelled' ? estimate.error : undefined;
  const fit = fitOf(estimate, large);
  return {
    ...chosen,
    isRefused,
    fit,
    large,
    error: error && errorText(error),
    problems: typeof error === 'object' ? locateProblems(chosen.schema, error.problems).list : NO_PROBLEMS,
    planned: large && fit ? planFit(chosen, large, fit) : planUnknown(chosen, large, gzip ?? false),
    async plan() {
      await useBrowserPlaces.getState().measure();
      const { places: measured } = useBrowserPlaces.getState();
      const room = measured && largeRoom(fileCountOf(chosen), measured);
      const estimated = fitOf(await newest.current, room);
      return room && estimated && planFit(chosen, room, estimated);
    },
  };
}

/** What is made of what is chosen. */
function sourceOf(chosen: Chosen, { gzip, rows }: Pick<Fit, 'gzip' | 'rows'>, place: Place): ExportSource {
  const { schema, request } = chosen;
  const name = schema.name || 'schema';
  const zip = fileCountOf(chosen) > 1 && place !== 'directory';
  return { schema, request: { ...request, gzip, zip, name, ...(rows ? { rows } : {}) } };
}
