import type { Field } from '../field.ts';

export const vehicle = {
  'vehicle.vehicle': { label: 'Vehicle', type: 'text', entity: 'vehicle' },
  'vehicle.manufacturer': { label: 'Manufacturer', type: 'text', entity: 'vehicle' },
  'vehicle.model': { label: 'Vehicle Model', type: 'text', entity: 'vehicle' },
  'vehicle.type': { label: 'Vehicle Type', type: 'text', entity: 'vehicle' },
  'vehicle.fuel': { label: 'Fuel Type', type: 'text', entity: 'vehicle' },
  'vehicle.color': { label: 'Vehicle Color', type: 'text' },
  'vehicle.vin': { label: 'VIN', type: 'text', whenTooLong: 'refused', entity: 'vehicle' },
  'vehicle.vrm': {
    label: 'License Plate (VRM)',
    type: 'text',
    whenTooLong: 'refused',
    entity: 'vehicle',
    otherEntity: 'place',
    options: {
      region: {
        kind: 'choice',
        label: 'Region',
        readsOther: 'US',
        help: 'Where the vehicle is registered.',
        more: 'British plates are of the vehicle’s model year, and American ones of the state of the row’s place. Plates of a unique column are of any year or state.',
        choices: ['GB', 'US'],
        labels: { GB: 'Great Britain', US: 'United States' },
        default: 'GB',
      },
    },
  },
} as const satisfies Record<string, Field>;
