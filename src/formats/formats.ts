import { csv } from './csv.ts';
import type { Format } from './format.ts';
import { json } from './json.ts';
import { sql } from './sql.ts';

/** The formats of a file, in the order of the select. */
export const formats = { csv, json, sql } as const satisfies Record<string, Format>;

export type FormatId = keyof typeof formats;
