import type { Moments, MomentsContext } from '../moments.ts';
import { type Count, numbered } from './values.ts';

export function countedMoments<Options>(
  momentsOf: (context: MomentsContext<Options>) => Moments,
): Count<Options> {
  return (context) => {
    const { first, last, unitMs } = momentsOf(context);
    return numbered({ count: last - first + 1, at: (index) => (first + index) * unitMs });
  };
}
