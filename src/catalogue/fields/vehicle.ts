import type { Field } from '../field.ts';

export const vehicle = {
  'vehicle.vehicle': { label: 'Vehicle', type: 'text', entity: 'vehicle' },
  'vehicle.manufacturer': { label: 'Manufacturer', type: 'text', entity: 'vehicle' },
  'vehicle.model': { label: 'Model', type: 'text', entity: 'vehicle' },
  'vehicle.type': { label: 'Type', type: 'text', entity: 'vehicle' },
  'vehicle.fuel': { label: 'Fuel', type: 'text', entity: 'vehicle' },
  'vehicle.color': { label: 'Color', type: 'text' },
  'vehicle.vin': { label: 'VIN', type: 'text', whenTooLong: 'refused', entity: 'vehicle' },
  'vehicle.vrm': { label: 'VRM', type: 'text', whenTooLong: 'refused', entity: 'vehicle' },
} as const satisfies Record<string, Field>;
