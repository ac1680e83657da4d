import type { airline as fields } from '../../catalogue/fields/airline.ts';
import { airline as byDefault } from '../airline.ts';
import type { GeneratorsOf } from '../generator.ts';

/** Digits of a flight number that is padded with zeros. */
export const FLIGHT_DIGITS = 4;

export const airline = {
  ...byDefault,
  'airline.flightNumber': ({ faker, options: { minLength, maxLength, addLeadingZeros } }) => {
    const isDefault = minLength === 1 && maxLength === FLIGHT_DIGITS && !addLeadingZeros;
    const given = { length: { min: minLength, max: maxLength }, addLeadingZeros };
    return isDefault ? () => faker.airline.flightNumber() : () => faker.airline.flightNumber(given);
  },
  'airline.recordLocator': ({ faker, options }) => {
    const { allowNumerics, allowVisuallySimilarCharacters } = options;
    return allowNumerics || allowVisuallySimilarCharacters
      ? () => faker.airline.recordLocator({ allowNumerics, allowVisuallySimilarCharacters })
      : () => faker.airline.recordLocator();
  },
} satisfies GeneratorsOf<typeof fields>;
