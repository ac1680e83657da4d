import type { Faker } from '@faker-js/faker';
import type { EntityOptions, PartMaker } from './part.ts';

export function siteParts(faker: Faker) {
  return ({ sampled, derived, number }: PartMaker, options: EntityOptions) => {
    const protocol = sampled('protocol', () => options.protocol ?? faker.internet.protocol());
    const word = sampled('domainWord', () => faker.internet.domainWord());
    const domainWord = number ? derived((i) => `${word.at(i)}${number.at(i)}`) : word;
    const domainSuffix = sampled('domainSuffix', () => faker.internet.domainSuffix());
    const domainName = derived((i) => `${domainWord.at(i)}.${domainSuffix.at(i)}`);
    const url = derived((i) => `${protocol.at(i)}://${domainName.at(i)}`);
    return { protocol, domainWord, domainSuffix, domainName, url };
  };
}

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
