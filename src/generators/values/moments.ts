import { numberedMoments } from '../documents/working-moments.ts';
import type { Moments, MomentsContext } from '../moments.ts';
import { type Count, numbered } from './values.ts';

export function countedMoments<Options extends object>(
  momentsOf: (context: MomentsContext<Options>) => Moments,
): Count<Options> {
  return (context) => {
    const { options } = context;
    const workingHours = 'workingHours' in options && options.workingHours === true;
    return numbered(numberedMoments(momentsOf(context), { workingHours }));
  };
}
