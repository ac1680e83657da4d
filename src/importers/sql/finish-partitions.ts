import { partitionLimits } from './checks/partition-limits.ts';
import type { DraftTable } from './drafts.ts';
import { type FindColumn, keepLimit, newDemands, scopeOf } from './limited-columns.ts';
import type { PartitionBounds } from './partitions.ts';
import type { SqlScript } from './script.ts';

/** Limits the columns to rows for which there is a partition. */
export function applyPartitions(
  { partitioning, offset, end }: DraftTable,
  partitions: readonly PartitionBounds[],
  script: SqlScript,
  find: FindColumn,
): undefined {
  if (!partitioning) return;
  const scope = scopeOf(script, find);
  const { limits, reason, matters } = partitionLimits(
    partitioning,
    [...partitions, ...partitioning.listed],
    scope,
  );
  for (const limit of limits) keepLimit(limit, find, newDemands());
  if (reason !== undefined) script.skip(offset, end, reason, matters);
}
