import type { Field } from '../field.ts';

export const vehicle = {
  'vehicle.vehicle': { label: 'Vehicle', type: 'text', entity: 'vehicle' },
  'vehicle.manufacturer': { label: 'Manufacturer', type: 'text', entity: 'vehicle' },
  'vehicle.model': { label: 'Vehicle Model', type: 'text', entity: 'vehicle' },
  'vehicle.type': { label: 'Vehicle Type', type: 'text', entity: 'vehicle' },
  'vehicle.fuel': { label: 'Fuel Type', type: 'text', entity: 'vehicle' },
  'vehicle.color': { label: 'Vehicle Color', type: 'text' },
  'vehicle.vin': { label: 'VIN', type: 'text', whenTooLong: 'refused', entity: 'vehicle' },
  'vehicle.vrm': { label: 'License Plate (VRM)', type: 'text', whenTooLong: 'refused', entity: 'vehicle' },
} as const satisfies Record<string, Field>;
