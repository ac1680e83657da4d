import { useEffect, useEffectEvent } from 'react';
import type { OutputRequest } from '../../../../workers/studio/protocol.ts';
import { formats, isTextFormat } from '../../../formats/formats.ts';
import { tableById } from '../../../schema/edits/edited-schema.ts';
import { useAnswers } from '../../lib/use-answers.ts';
import { studioClient } from '../../workers/studio-workers.ts';
import { optionsOf, useFileSettings } from '../document/file-settings.ts';
import { useStudio } from '../document/store.ts';
import { schemaJson } from '../schema/json.ts';
import { type LocatedProblem, locateProblems, NO_PROBLEMS } from '../schema/problems.ts';
import { isWritten, rowsOfTable } from '../schema/row-counts.ts';
import type { StudioSchema, StudioTable } from '../schema/studio-schema.ts';
import { useBrowserPlaces } from './browser-places.ts';
import { errorText } from './error-text.ts';
import type { ExportSource } from './export-queue.ts';
import { type Fit, fitTables } from './fit.ts';
import { isTakenForSmall, largeRoom, type Place, placeOf, type Room } from './places.ts';

type Estimate = Awaited<ReturnType<typeof studioClient.estimate>>;
type EstimatedTables = Extract<Estimate, { readonly ok: true }>['value'];
type EstimateError = Extract<Estimate, { readonly ok: false }>['error'];
type EstimateWhen = 'always' | 'on-demand';

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
  const tables = only ? [only] : schema.tables.filter(isWritten);
  return {
    schema,
    tables,
    request: { tables: tables.map((table) => schema.tables.indexOf(table)), format, options },
  };
}

/** An estimate's question. */
interface Question {
  readonly schema: StudioSchema;
  /** The indexes of the tables, separated by spaces. */
  readonly places: string;
  readonly format: OutputRequest['format'];
  readonly options: OutputRequest['options'];
}

/**
 * The estimate of the chosen tables, once it is there, and `ask`, which resolves to it.
 *
 * @param when `always` estimates after each change; `on-demand` only when `ask` is called, because an estimate makes the
 *   worker generate rows of every table
 */
function useEstimate({ schema, request: { tables, format, options } }: Chosen, when: EstimateWhen) {
  const answers = useAnswers<Question, EstimatedTables, EstimateError>();
  const places = tables.join(' ');
  const question = { schema, places, format, options };

  function ask() {
    const request = { tables: places.split(' ').map(Number), format, options };
    return answers.ask(question, (signal) => studioClient.estimate(schemaJson(schema), request, signal));
  }

  // A worker that did not load has answered neither.
  const isCheckFailed = useStudio(({ problems }) => problems.isFailed);
  const estimateNow = useEffectEvent(() => void ask());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is estimated anew
  useEffect(() => {
    if (when === 'always' && places !== '') estimateNow();
  }, [schema, places, format, options, when, isCheckFailed]);
  return { estimated: answers.value(question), failure: answers.failure(question), ask };
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

function cellsIn({ schema, tables }: Chosen): number {
  return tables.reduce((sum, table) => sum + rowsOfTable(schema, table) * table.columns.length, 0);
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
  const cells = cellsIn(chosen);
  if (!isTakenForSmall(cells) && large.bytesMax !== Number.POSITIVE_INFINITY) return undefined;
  const place = placeOf(large, cells, undefined);
  return { place, source: sourceOf(chosen, { gzip, rows: undefined }, place) };
}

/** @param when how often the size is estimated */
export function useExport(when: EstimateWhen): ExportChoice {
  const chosen = useChosen();
  const { estimated, failure, ask } = useEstimate(chosen, when);
  const chosenGzip = useFileSettings((settings) => settings.gzip);
  // Files of bytes are compressed inside, and nothing reads them with gzip around them.
  const gzip = isTextFormat(chosen.request.format) ? chosenGzip : false;
  const isCut = useFileSettings((settings) => settings.isCut);
  const isRefused = useStudio(({ problems }) => problems.list.length > 0);
  const places = useBrowserPlaces((state) => state.places);
  useEffect(() => void useBrowserPlaces.getState().measure(), []);
  const large = places && largeRoom(fileCountOf(chosen), places);
  const fitOf = (sizes: EstimatedTables | undefined, room: Room | undefined) =>
    sizes && room && fitTables(sizes, { gzip, isCut }, room.bytesMax);
  // What is estimated on demand is not shown: the next edit would take it away.
  const isShown = when === 'always';
  const error = isShown && failure !== 'cancelled' ? failure : undefined;
  const fit = isShown ? fitOf(estimated, large) : undefined;
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
      const answer = await ask();
      const fitting = answer.ok ? fitOf(answer.value, room) : undefined;
      return room && fitting && planFit(chosen, room, fitting);
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
