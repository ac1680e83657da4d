import { folderNames } from '../../formats/file-names.ts';
import { type FormatId, formats } from '../../formats/formats.ts';
import { MANIFEST_NAME } from '../own-names.ts';

export const PLAN_NAME = 'plan.json';
export const SHARDS_FOLDER = 'shards';
/** The most shards of a plan. */
export const SHARDS_MAX = 100_000;

/** Names for the folders of tables. */
export function tableFolders(tables: readonly string[]): readonly string[] {
  return folderNames(tables, [PLAN_NAME, MANIFEST_NAME, SHARDS_FOLDER]);
}

/** A shard's number with equally many digits for all shards, so that names sort in the order of rows. */
function digitsOf(shard: number): string {
  return String(shard).padStart(String(SHARDS_MAX - 1).length, '0');
}

/** The name of a shard's file of a table, in the plan's directory. Names have `/` on every system. */
export function partName(
  folder: string,
  shard: number,
  { format, gzip }: { readonly format: FormatId; readonly gzip: boolean },
): string {
  const ending = `${formats[format].extension}${gzip ? '.gz' : ''}`;
  return `${folder}/part-${digitsOf(shard)}.${ending}`;
}

/** The name of the file that says that a shard is complete, in the plan's directory. */
export function markerName(shard: number): string {
  return `${SHARDS_FOLDER}/${digitsOf(shard)}.sha256`;
}
