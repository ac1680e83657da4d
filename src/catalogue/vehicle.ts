import type { Category } from './category.ts';

export const vehicle: Category = {
  fields: {
    Vehicle: 'vehicle.vehicle',
    Manufacturer: 'vehicle.manufacturer',
    Model: 'vehicle.model',
    Type: 'vehicle.type',
    Fuel: 'vehicle.fuel',
    Color: 'vehicle.color',
    VIN: 'vehicle.vin',
    VRM: 'vehicle.vrm',
  },
};
