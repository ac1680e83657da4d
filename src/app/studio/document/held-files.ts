import { create } from 'zustand';
import { isJsonObject } from '../../../schema/json-object.ts';
import { keepFile, keptFile } from '../../lib/kept-texts.ts';
import { studioClient } from '../../workers/studio-workers.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';
import { useDrafts } from './keeping-state.ts';
import { useStudio } from './store.ts';

/** The files that are on this page for documents that name them, by their SHA-256 in hexadecimal digits. */
export const useHeldFiles = create<ReadonlyMap<string, Blob>>(() => new Map());

/** Holds a file for the documents that name its SHA-256. Where drafts are kept, the file is kept with them. */
export function holdFile(sha256: string, file: Blob): void {
  useHeldFiles.setState((files) => new Map(files).set(sha256, file), true);
  studioClient.holdFiles([...useHeldFiles.getState()].map(([hash, held]) => ({ sha256: hash, file: held })));
  if (useDrafts.getState().keeps) void keepFile(sha256, file);
}

/** Lets this page find files that it has kept with drafts, and keeps those that it holds once drafts are kept. */
export function findKeptFiles(): void {
  const asked = new Set<string>();

  function keepAll(): void {
    for (const [sha256, file] of useHeldFiles.getState()) void keepFile(sha256, file);
  }

  async function find(sha256: string): Promise<void> {
    const file = await keptFile(sha256);
    if (!file || useHeldFiles.getState().has(sha256)) return;
    holdFile(sha256, file);
    useStudio.getState().renew();
  }

  function look(schema: StudioSchema): void {
    for (const sha256 of namedHashes(schema)) {
      if (asked.has(sha256) || useHeldFiles.getState().has(sha256)) continue;
      asked.add(sha256);
      void find(sha256);
    }
  }

  look(useStudio.getState().schema);
  useStudio.subscribe(({ schema }, before) => schema !== before.schema && look(schema));
  useDrafts.subscribe(({ keeps }, before) => keeps && !before.keeps && keepAll());
  if (useDrafts.getState().keeps) keepAll();
}

/** The SHA-256 of each file that a document names: of its tables, and of lists at any depth of their columns. */
function namedHashes({ tables }: StudioSchema): ReadonlySet<string> {
  const hashes = new Set<string>();
  for (const { given, columns } of tables) {
    addHashes({ given }, hashes);
    for (const { options } of columns) addHashes(options, hashes);
  }
  return hashes;
}

function addHashes(value: unknown, hashes: Set<string>): void {
  // Rows in the document name no files.
  if (!isJsonObject(value) || Array.isArray(value.rows)) {
    if (Array.isArray(value) && isJsonObject(value[0])) for (const item of value) addHashes(item, hashes);
    return;
  }
  const { file, sha256 } = value;
  if (typeof file === 'string' && typeof sha256 === 'string') hashes.add(sha256);
  for (const part of Object.values(value)) if (typeof part === 'object') addHashes(part, hashes);
}
