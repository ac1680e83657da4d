import { anyText, type Field, wholeText } from '../field.ts';

export const vehicle = {
  'vehicle.vehicle': { label: 'Vehicle', ...anyText, entity: 'vehicle' },
  'vehicle.manufacturer': { label: 'Manufacturer', ...anyText, entity: 'vehicle' },
  'vehicle.model': { label: 'Vehicle Model', ...anyText, entity: 'vehicle' },
  'vehicle.type': { label: 'Vehicle Type', ...anyText, entity: 'vehicle' },
  'vehicle.fuel': { label: 'Fuel Type', ...anyText, entity: 'vehicle' },
  'vehicle.color': { label: 'Vehicle Color', ...anyText },
  'vehicle.vin': { label: 'VIN', ...wholeText, entity: 'vehicle' },
  'vehicle.vrm': {
    label: 'License Plate (VRM)',
    ...wholeText,
    entity: 'vehicle',
    otherEntity: 'place',
    options: {
      region: {
        kind: 'choice',
        label: 'Region',
        readsOther: 'US',
        help: 'Where the vehicle is registered, if all rows are American.',
        more: 'British plates are of the vehicle’s model year, and American ones of the state of the row’s place. Other rows have plates of their own country. Plates of a unique column are of any year or region.',
        choices: ['GB', 'US'],
        labels: { GB: 'Great Britain', US: 'United States' },
        default: 'GB',
      },
    },
  },
} as const satisfies Record<string, Field>;
