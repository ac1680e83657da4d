import { category } from './category.ts';

export const vehicle = category({
  emoji: '🚗',
  title: 'Vehicle',
  description: 'Cars with manufacturer, model, fuel, color and identification numbers.',
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
});
