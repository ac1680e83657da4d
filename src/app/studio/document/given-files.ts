import { create } from 'zustand';
import type { Json } from '../../../catalogue/field.ts';

/** Where given rows come from. */
export interface GivenFile {
  /** The rows in the document. */
  readonly given: Json;
  readonly name: string;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** The files that were chosen on this page, by the ids of the tables. The document holds the rows, but not their names. */
export const useGivenFiles = create<ReadonlyMap<string, GivenFile>>(() => new Map());

export function noteGivenFile(table: string, file: GivenFile): void {
  useGivenFiles.setState((files) => new Map(files).set(table, file), true);
}
