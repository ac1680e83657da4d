import { base, en, Faker } from '@faker-js/faker';
import { withCorrections } from './corrections.ts';
import type { FakerLists } from './locale.ts';

/**
 * Faker's lists of English, and those of every language that English has none of. Bundles have the lists alone, without
 * faker's code, and the dialogs' worker only those that it samples: `build/lean-faker-data.ts`.
 */
export const fakerLists: FakerLists = new Faker({ locale: [en, base].map(withCorrections) }).definitions;
