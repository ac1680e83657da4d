import type { Country } from '../locales/country.ts';
import { vehicles } from './data/vehicles.ts';

/** The table of a country's vehicles: one line per manufacturer, as `data/vehicles.ts` describes them. */
export const vehiclesOf = (country: Country): string => country.vehicles ?? vehicles;

/** The manufacturers in a country and the names of their models, from lines such as `Ford:F-150,…|…`. */
export const makersIn = (country: Country) =>
  vehiclesOf(country)
    .split('\n')
    .map((line) => {
      const end = line.indexOf(':');
      const models = line
        .slice(end + 1)
        .split('|')
        .map((model) => model.split(',')[0] ?? '');
      return { maker: line.slice(0, end), models };
    });
