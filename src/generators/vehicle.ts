import type { vehicle as fields } from '../catalogue/fields/vehicle.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf } from './generator.ts';

export const vehicle = {
  'vehicle.vehicle': part('vehicle', 'name'),
  'vehicle.manufacturer': part('vehicle', 'manufacturer'),
  'vehicle.model': part('vehicle', 'model'),
  'vehicle.type': { list: ({ faker }) => faker.definitions.vehicle.type },
  'vehicle.fuel': { list: ({ faker }) => faker.definitions.vehicle.fuel },
  'vehicle.color': { list: ({ faker }) => faker.definitions.color.human },
  'vehicle.vin':
    ({ faker }) =>
    () =>
      faker.vehicle.vin(),
  'vehicle.vrm':
    ({ faker }) =>
    () =>
      faker.vehicle.vrm(),
} satisfies GeneratorsOf<typeof fields>;
