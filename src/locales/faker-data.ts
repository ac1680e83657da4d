import { base, en, Faker } from '@faker-js/faker';
import { withCorrections } from './corrections.ts';
import type { FakerLists } from './faker-lists.ts';

/** Faker's lists of English, and of every language. Bundles have them without faker's code: `build/lean-faker-data.ts`. */
export const fakerLists: FakerLists = new Faker({ locale: [en, base].map(withCorrections) }).definitions;
