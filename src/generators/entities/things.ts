import type { Faker } from '@faker-js/faker';
import type { PartMaker } from './part.ts';

export function vehicleParts(faker: Faker) {
  return ({ sampled, derived }: PartMaker) => {
    const manufacturer = sampled('manufacturer', () => faker.vehicle.manufacturer());
    const model = sampled('model', () => faker.vehicle.model());
    const name = derived((i) => `${manufacturer.at(i)} ${model.at(i)}`);
    return { manufacturer, model, name };
  };
}

/** A currency; one that has no symbol of its own is written by its code, as price tags do. */
export function currencyParts(faker: Faker) {
  const currencies = faker.definitions.finance.currency;
  return ({ chosen, derived }: PartMaker) => {
    const entry = chosen('entry', currencies);
    return {
      code: derived((i) => entry.at(i).code),
      name: derived((i) => entry.at(i).name),
      symbol: derived((i) => entry.at(i).symbol || entry.at(i).code),
    };
  };
}

export function chemicalElementParts(faker: Faker) {
  const elements = faker.definitions.science.chemical_element;
  return ({ chosen, derived }: PartMaker) => {
    const entry = chosen('entry', elements);
    return {
      name: derived((i) => entry.at(i).name),
      symbol: derived((i) => entry.at(i).symbol),
    };
  };
}

/** A file whose extension is one of its MIME type's. */
export function fileParts(faker: Faker) {
  return ({ sampled }: PartMaker) => {
    const mimeType = sampled('mimeType', () => faker.system.mimeType());
    const extension = sampled('extension', (i) => faker.system.fileExt(mimeType.at(i)));
    const name = sampled('name', (i) => `${faker.system.fileName({ extensionCount: 0 })}.${extension.at(i)}`);
    const path = sampled('path', (i) => `${faker.system.directoryPath()}/${name.at(i)}`);
    return { mimeType, extension, name, path };
  };
}
