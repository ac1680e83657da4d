import { RowloomError } from '../errors.ts';

/**
 * The error of a request that only Node can carry out.
 * @param why what a browser cannot do, as a sentence
 * @param advice what to do instead, as a sentence
 */
export function needsNode(why: string, advice: string): RowloomError {
  return new RowloomError([{ path: [], code: 'needs-node', message: `${why} ${advice}` }]);
}
