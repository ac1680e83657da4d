import type { Moments } from '../../schema/date-ranges.ts';
import { numberedMoments } from '../documents/working-moments.ts';
import type { MomentsContext } from '../moments.ts';
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
