import type { Path, Problem } from '../../schema/problem.ts';
import type { RequestCode } from '../api.ts';

/** Problems of a plan, its shards and their files. These codes are stable. */
export type ShardCode =
  /** The directory has another plan. */
  | 'other-plan'
  /** `plan.json` is missing, or is not a plan as it was written. */
  | 'invalid-plan'
  /** The plan was made with other versions. */
  | 'other-version'
  /** A shard that the plan does not have. */
  | 'invalid-shard'
  /** A shard whose `.sha256` file is missing, damaged, or of another plan. */
  | 'incomplete-shard'
  /** Lists the shards that must run again. */
  | 'incomplete-plan'
  | 'missing-file'
  /** A file that is shorter or longer than it was when its shard was complete. */
  | 'wrong-size'
  /** A file with other bytes than when its shard was complete. */
  | 'wrong-content'
  /** A file in a table's folder, or in that of the markers, that the plan does not have. */
  | 'unknown-file'
  /** `manifest.json` says that the plan is complete, and it is not. */
  | 'stale-manifest'
  | 'unreadable-file';

export interface ShardProblem extends Omit<Problem, 'path' | 'code'> {
  /** The path of a value in the request, or the name of a file in the plan's directory. */
  readonly path: Path | string;
  readonly code: Problem['code'] | RequestCode | ShardCode;
}
