import type { vehicle as fields } from '../../catalogue/fields/vehicle.ts';
import { vehicleColors } from '../vehicle.ts';
import { ageOf, areas, endings } from '../vrm.ts';
import { entriesOf, texts } from './texts.ts';
import type { ValuesOf } from './values.ts';
import { listed } from './values.ts';

const YEARS = Array.from({ length: 16 }, (_, year) => 2010 + year);
const AGES = YEARS.flatMap((year) => [ageOf(year, 0), ageOf(year, 1)]);

export const vehicle = {
  'vehicle.color': () => listed(vehicleColors),
  'vehicle.vin': 'number',
  'vehicle.vrm': () => texts([entriesOf(areas), entriesOf(AGES), endings]),
} satisfies ValuesOf<typeof fields>;
