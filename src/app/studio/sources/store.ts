import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { ImportError, Imported, ImportRequest } from '../../../../workers/studio/protocol.ts';
import type { Json } from '../../../catalogue/field.ts';
import type { FieldId } from '../../../catalogue/fields.ts';
import { detectKind } from '../../../importers/detect.ts';
import type { DialectName, SourceKind } from '../../../importers/kinds.ts';
import type { Result } from '../../../result.ts';
import type { Decision } from '../../../schema/edits/merge-table.ts';
import { createLatestRequest } from '../../lib/latest-request.ts';
import type { WorkerErrorCode } from '../../workers/worker-client.ts';
import { type ImportChoices, NO_CHOICES } from '../schema/import-tables.ts';
import { readSchemaText } from '../schema/read.ts';
import { readOwnSchema } from './own-schema.ts';
import {
  type Reading,
  readingOf,
  readingOfOwn,
  withChosenField,
  withoutAnySampleValue,
  withoutSampleValues,
} from './reading.ts';
import { fileRefusal, fileSource, isEmpty, NO_SOURCE, type Source, textSource } from './source.ts';

type ImportSource = (
  content: Source['content'],
  request: ImportRequest,
  signal: AbortSignal,
) => Promise<Result<Imported, ImportError | WorkerErrorCode>>;

/** The import dialog, which keeps its source and its reading while it is closed. */
export interface ImportState {
  readonly source: Source;
  /** The kind that people chose; undefined to detect it. */
  readonly kind: SourceKind | undefined;
  /** Whether no value of sample rows gets into the schema. */
  readonly isWithoutValues: boolean;
  /** The dialect of SQL that people chose; undefined to detect it. */
  readonly dialect: DialectName | undefined;
  /** Names and patterns of the objects of a JSON Schema that are read, with commas between them. Empty for all. */
  readonly tableNames: string;
  readonly isBusy: boolean;
  /** Why nothing was read, as sentences. Those about a place in the source begin with its line and column. */
  readonly problems: readonly string[];
  readonly reading: Reading | undefined;
  /** Which tables are imported, and how. */
  readonly choices: ImportChoices;
  /** Whether the source has changed since it was read. */
  readonly isOutdated: boolean;
  /** Whether people have changed what was read. Reading again loses their changes. */
  readonly isChanged: boolean;
  setText(text: string): void;
  /**
   * Takes a file as the source. One that cannot be opened is a problem, and the source stays. Resolves to whether the
   * file is the source now.
   */
  setFile(file: File): Promise<boolean>;
  setKind(kind: SourceKind | undefined): void;
  /** Makes the reading before outdated. */
  setWithoutValues(isWithoutValues: boolean): void;
  setDialect(dialect: DialectName | undefined): void;
  /** Makes the reading before outdated. */
  setTableNames(tableNames: string): void;
  /** Reads the source. Aborts the reading before. */
  read(): Promise<void>;
  /** Aborts the reading that is running. */
  cancel(): void;
  chooseField(tableId: string, columnId: string, field: FieldId): void;
  removeSampleValues(tableId: string, columnId: string, values: readonly Json[]): void;
  removeAllSampleValues(): void;
  /** Leaves out tables of the source, or takes them again. */
  leaveOut(tableIds: readonly string[], isLeftOut: boolean): void;
  /** Whether a table updates one of the schema, or is added beside it. */
  setWay(tableId: string, way: 'add' | 'update'): void;
  /** Whether the schema has a column or a table afterwards that the source does not have, or that people have removed. */
  decide(id: string, decision: Decision): void;
  /** Forgets what was read, once it is used, and the kind that people chose for it. The source stays. */
  forgetReading(): void;
}

/** @param importSource reads a source in a worker. Aborting it has to end it. */
export function createImportStore(importSource: ImportSource): UseBoundStore<StoreApi<ImportState>> {
  return create<ImportState>()((set, get) => {
    const latestReading = createLatestRequest();
    const latestFile = createLatestRequest();

    function setSource(source: Source) {
      get().cancel();
      set(({ reading }) => ({ source, problems: [], isOutdated: reading !== undefined }));
    }

    function choose(change: (choices: ImportChoices) => Partial<ImportChoices>) {
      set(({ choices }) => ({ choices: { ...choices, ...change(choices) }, isChanged: true }));
    }

    function changeReading(change: (reading: Reading) => Reading) {
      set(({ reading }) => (reading ? { reading: change(reading), isChanged: true } : {}));
    }

    return {
      source: NO_SOURCE,
      kind: undefined,
      isWithoutValues: false,
      dialect: undefined,
      tableNames: '',
      isBusy: false,
      problems: [],
      reading: undefined,
      choices: NO_CHOICES,
      isOutdated: false,
      isChanged: false,
      setText: (text) => setSource(textSource(text)),
      async setFile(file) {
        const signal = latestFile.next();
        const refusal = fileRefusal(file);
        const content = refusal === undefined ? await bytesOf(file) : undefined;
        if (signal.aborted) return false;
        if (content) {
          setSource(fileSource(file.name, content));
          set(NO_DETAILS);
        } else set({ problems: [refusal ?? `${file.name} could not be opened.`] });
        return content !== undefined;
      },
      setKind: (kind) => set({ kind }),
      setWithoutValues: (isWithoutValues) =>
        set(({ reading }) => ({ isWithoutValues, isOutdated: reading !== undefined })),
      setDialect: (dialect) => set({ dialect }),
      setTableNames: (tableNames) =>
        set(({ reading }) => ({ tableNames, isOutdated: reading !== undefined })),
      async read() {
        const signal = latestReading.next();
        set({ isBusy: true, problems: [] });
        const read = await readSource(get(), signal);
        if (signal.aborted) return;
        // After a failure, what was read of an earlier source would be taken for what is in this one.
        const reading = read.ok ? read.value : undefined;
        const problems = read.ok ? [] : read.error;
        set({ isBusy: false, problems, reading, ...UNCHANGED });
      },
      cancel() {
        latestFile.abort();
        latestReading.abort();
        set({ isBusy: false });
      },
      chooseField: (tableId, columnId, field) =>
        changeReading((reading) => withChosenField(reading, tableId, columnId, field)),
      removeSampleValues: (tableId, columnId, values) =>
        changeReading((reading) => withoutSampleValues(reading, tableId, columnId, values)),
      removeAllSampleValues: () => changeReading(withoutAnySampleValue),
      leaveOut: (tableIds, isLeftOut) =>
        choose(({ leftOut }) => {
          const after = new Set(leftOut);
          for (const id of tableIds) {
            if (isLeftOut) after.add(id);
            else after.delete(id);
          }
          return { leftOut: after };
        }),
      setWay: (tableId, way) => choose(({ ways }) => ({ ways: new Map(ways).set(tableId, way) })),
      decide: (id, decision) =>
        choose(({ decisions }) => ({ decisions: new Map(decisions).set(id, decision) })),
      forgetReading: () => set({ ...NO_DETAILS, reading: undefined, ...UNCHANGED }),
    };
  });

  async function readSource(
    { source, kind, dialect, tableNames, isWithoutValues }: ImportState,
    signal: AbortSignal,
  ): Promise<Result<Reading, readonly string[]>> {
    if (isEmpty(source)) return { ok: false, error: [NOTHING_TO_READ] };
    const own = kind === undefined ? readOwnSchema(source) : undefined;
    if (own) {
      return own.ok ? { ok: true, value: readingOfOwn(own.value) } : { ok: false, error: [own.error] };
    }
    const { content, fileName } = source;
    const detected = kindOf({ source, kind });
    const isSql = detected === 'sql';
    const tables = hasTableNames(detected) ? namesIn(tableNames) : [];
    // The worker then detects no kind, and does not load what detects one.
    const known = isSql ? 'sql' : kind;
    const request = {
      ...(known ? { kind: known } : {}),
      ...(dialect && isSql ? { dialect } : {}),
      ...(tables.length > 0 ? { tables } : {}),
      ...(fileName === undefined ? {} : { fileName }),
      ...(isWithoutValues ? { values: false } : {}),
    };
    const answer = await importSource(content, request, signal);
    if (!answer.ok) return { ok: false, error: problemsOf(answer.error) };
    const { schema, report } = answer.value;
    const read = readSchemaText(schema);
    if (!read.ok) return { ok: false, error: [read.error.message] };
    return { ok: true, value: readingOf(read.value, report) };
  }
}

/** The kind that people chose, or the one that the source looks like. */
export function kindOf({ kind, source }: Pick<ImportState, 'kind' | 'source'>): SourceKind | undefined {
  return kind ?? detectKind(source.shown, source.fileName);
}

/** Whether people can choose which objects of a source are read. */
export function hasTableNames(kind: SourceKind | undefined): boolean {
  return kind === 'json-schema' || kind === 'openapi';
}

function namesIn(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** How a source is read, if people choose nothing. */
const NO_DETAILS = { kind: undefined, dialect: undefined, tableNames: '' } as const;

const UNCHANGED = { choices: NO_CHOICES, isOutdated: false, isChanged: false } as const;

const NOTHING_TO_READ = 'Paste a source or choose a file first.';

/** What is missing until something was read. */
export function whatToDo({ source, problems, isBusy }: ImportState): string {
  if (isEmpty(source)) return NOTHING_TO_READ;
  if (isBusy) return 'The source is being read.';
  return problems.length > 0 ? 'The source was not read.' : 'Press “Read” to read the source.';
}

async function bytesOf(file: File): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    // A folder, or a file that was changed or removed since.
    console.warn(error);
    return undefined;
  }
}

function problemsOf(error: ImportError | WorkerErrorCode): readonly string[] {
  return typeof error === 'object' ? error.problems.map(({ message }) => message) : [messages[error]];
}

const messages: Readonly<Record<Exclude<ImportError, object> | WorkerErrorCode, string>> = {
  cancelled: 'Reading was cancelled.',
  timeout: 'Reading took more than a minute and was stopped. Try a smaller part of the source, without rows.',
  'worker-missing': 'The importers did not load. Check your connection and try again.',
  'worker-lost': 'The browser stopped reading the source. Try a smaller part of it, without rows.',
  failed: 'The source could not be read because of an error in Rowloom. Try a smaller part of it.',
};
