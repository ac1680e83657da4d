import { loadProblemCodes } from '../databases/load/load-problem.ts';
import { databaseErrorCodes } from '../databases/session.ts';
import { importProblemCodes } from '../importers/problem.ts';
import type { RequestCode } from '../library/api.ts';
import type { ShardCode } from '../library/shards/problem.ts';
import type { Fix, Path, Problem } from '../schema/problem.ts';

/** The problems of a command itself, in addition to those of its document. These codes are stable. */
export const commandProblemCodes = {
  'unknown-command': 'A command that does not exist.',
  'unknown-flag': 'A flag that the command does not have.',
  'invalid-flag':
    'A flag without its value, with a value that it does not accept, or given twice; or too many arguments.',
  'missing-argument': 'An argument that the command needs, such as the document or the language.',
  'outside-directory':
    'A path that leads out of the working directory, also through a link. Tools of rowloom mcp stay in it.',
  'unreadable-file': 'A file that does not exist or cannot be read.',
  'file-exists': 'A file that exists already and must not be replaced.',
  'directory-busy': 'Another command is writing to the same directory.',
  'disk-full': 'The disk is full. What the command has written is incomplete.',
  'write-failed': 'The output cannot be written for another reason, such as missing permission.',
  'thread-lost': 'A thread ended twice while it made the same rows.',
  'needs-node': 'A request of the library in a browser that only Node can carry out.',
  ...importProblemCodes,
  ...databaseErrorCodes,
  ...loadProblemCodes,
  'invalid-plan': 'A directory without plan.json, or with one that is not as rowloom plan wrote it.',
  'other-plan': 'A directory that has another plan already, or a manifest.json without a plan.',
  'other-version': 'A plan that was made with another version of rowloom or faker.',
  'invalid-shard': 'A number of a shard that is missing, ambiguous, or beyond the last shard of the plan.',
  'incomplete-shard':
    'A shard that is not complete, because its file in shards/ is missing, damaged, or of another plan.',
  'incomplete-plan': 'Shards that must run again, as the arrays of schedulers list them.',
  'missing-file': 'A file of a complete shard that is missing.',
  'wrong-size': 'A file of a complete shard that is shorter or longer than it was.',
  'wrong-content': 'A file of a complete shard with other bytes than it had.',
  'unknown-file':
    'A file in the folder of a table or in shards/ that the plan does not have, or a manifest.json of other files.',
  'stale-manifest': 'A manifest.json that said that the plan is complete, and was removed because it is not.',
  failed: 'A bug in this program.',
} as const satisfies Record<RequestCode | ShardCode, string> & Record<string, string>;

export interface CommandProblem {
  /** The path of a value in the document or in `options`, or the name of a flag; empty for the whole command or document. */
  readonly path: Path | string;
  readonly code: Problem['code'] | keyof typeof commandProblemCodes;
  /** One or more sentences. */
  readonly message: string;
  /** A change of the document that solves the problem, if there is an obvious one. */
  readonly fix?: Fix;
}

/** A schema document as it was read. */
export interface DocumentText {
  /** The path of its file as given, or `standard input`. */
  readonly name: string;
  readonly text: string;
}

/** Stops a command and reports these problems. */
export class CommandError extends Error {
  readonly problems: readonly CommandProblem[];
  /** The document that has the problems; undefined if they concern the command. */
  readonly document: DocumentText | undefined;

  constructor(problems: readonly CommandProblem[], document?: DocumentText) {
    super(problems.map(({ message }) => message).join(' '));
    this.problems = problems;
    this.document = document;
  }
}

export function refuse(path: string, code: CommandProblem['code'], message: string): never {
  throw new CommandError([{ path, code, message }]);
}
