import { folderNames } from '../../formats/file-names.ts';
import { type FormatId, formats } from '../../formats/formats.ts';
import { MANIFEST_NAME } from '../own-names.ts';

export const PLAN_NAME = 'plan.json';
export const SHARDS_FOLDER = 'shards';
const DIGITS_MIN = 5;

/** Names for the folders of tables. */
export function tableFolders(tables: readonly string[]): readonly string[] {
  return folderNames(tables, [PLAN_NAME, MANIFEST_NAME, SHARDS_FOLDER]);
}

/** A shard's number with equally many digits for all shards of a plan, so that names sort in the order of rows. */
function digitsOf(shard: number, shardCount: number): string {
  return String(shard).padStart(Math.max(DIGITS_MIN, String(shardCount - 1).length), '0');
}

/** The name of a shard's file of a table, in the plan's directory. Names have `/` on every system. */
export function partName(
  folder: string,
  shard: number,
  shardCount: number,
  { format, gzip }: { readonly format: FormatId; readonly gzip: boolean },
): string {
  const ending = `${formats[format].extension}${gzip ? '.gz' : ''}`;
  return `${folder}/part-${digitsOf(shard, shardCount)}.${ending}`;
}

/** The name of the file that says that a shard is complete, in the plan's directory. */
export function markerName(shard: number, shardCount: number): string {
  return `${SHARDS_FOLDER}/${digitsOf(shard, shardCount)}.sha256`;
}
