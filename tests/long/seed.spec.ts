import { describePublicSeeds } from '../databases/seed-public.ts';

describePublicSeeds(() => true);
