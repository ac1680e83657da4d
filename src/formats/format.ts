import type { Header, Table } from '../engine/engine.ts';

/** A format writes a file in pieces, so that no whole file is ever held: its head, chunks of rows in order, its tail. */
export interface Format {
  readonly label: string;
  /** Without the dot. */
  readonly extension: string;
  readonly mimeType: string;
  head(header: Header): string;
  /** A chunk of at least one row; `first` is the number of its first row in the file, from 0. */
  rows(chunk: Table, first: number): string;
  tail(): string;
}
