import type { vehicle as fields } from '../catalogue/fields/vehicle.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf } from './generator.ts';
import { createTextPicker } from './weighted.ts';

/** Of a hundred cars, about so many. */
const COLORS =
  'white 26|black 21|gray 17|silver 11|blue 10|red 8|green 2|brown 1.5|beige 1|orange 0.8|gold 0.7|yellow 0.6|purple 0.4';

/** Those colors, which a unique column has in turn. */
export const vehicleColors = COLORS.split('|').map((entry) => entry.slice(0, entry.lastIndexOf(' ')));

export const vehicle = {
  'vehicle.vehicle': part('vehicle', 'name'),
  'vehicle.manufacturer': part('vehicle', 'manufacturer'),
  'vehicle.model': part('vehicle', 'model'),
  'vehicle.type': part('vehicle', 'type'),
  'vehicle.fuel': part('vehicle', 'fuel'),
  'vehicle.color': ({ stream }) => createTextPicker(stream, COLORS),
  'vehicle.vin': part('vehicle', 'vin'),
  'vehicle.vrm': {
    entity: 'vehicle',
    prepare:
      ({ entity: { vrm } }) =>
      (i) =>
        vrm.at(i),
  },
} satisfies GeneratorsOf<typeof fields>;
