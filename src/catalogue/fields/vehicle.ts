import type { Field } from '../field.ts';

export const vehicle = {
  'vehicle.vehicle': { type: 'text', entity: 'vehicle' },
  'vehicle.manufacturer': { type: 'text', entity: 'vehicle' },
  'vehicle.model': { type: 'text', entity: 'vehicle' },
  'vehicle.type': { type: 'text' },
  'vehicle.fuel': { type: 'text' },
  'vehicle.color': { type: 'text' },
  'vehicle.vin': { type: 'text' },
  'vehicle.vrm': { type: 'text' },
} as const satisfies Record<string, Field>;
