import { category } from './recipe.ts';

export const vehicle = category({
  emoji: '🚗',
  title: 'Vehicle',
  description: 'Cars with manufacturer, model, fuel, color and identification numbers.',
  fields: {
    Vehicle: (_, row) => row.vehicle.name,
    Manufacturer: (_, row) => row.vehicle.manufacturer,
    Model: (_, row) => row.vehicle.model,
    Type: (fake) => fake.vehicle.type(),
    Fuel: (fake) => fake.vehicle.fuel(),
    Color: (fake) => fake.vehicle.color(),
    VIN: (fake) => fake.vehicle.vin(),
    VRM: (fake) => fake.vehicle.vrm(),
  },
});
