import type { Faker } from '@faker-js/faker';
import type { DefinePart } from './part.ts';

export function siteParts(faker: Faker) {
  return (part: DefinePart) => {
    const protocol = part('protocol', () => faker.internet.protocol());
    const domainWord = part('domainWord', () => faker.internet.domainWord());
    const domainSuffix = part('domainSuffix', () => faker.internet.domainSuffix());
    const domainName = part('domainName', (i) => `${domainWord.at(i)}.${domainSuffix.at(i)}`);
    const url = part('url', (i) => `${protocol.at(i)}://${domainName.at(i)}`);
    return { protocol, domainWord, domainSuffix, domainName, url };
  };
}

export function vehicleParts(faker: Faker) {
  return (part: DefinePart) => {
    const manufacturer = part('manufacturer', () => faker.vehicle.manufacturer());
    const model = part('model', () => faker.vehicle.model());
    const name = part('name', (i) => `${manufacturer.at(i)} ${model.at(i)}`);
    return { manufacturer, model, name };
  };
}

/** A currency; one that has no symbol of its own is written by its code, as price tags do. */
export function currencyParts(faker: Faker) {
  return (part: DefinePart) => {
    const entry = part('entry', () => faker.finance.currency());
    return {
      code: part('code', (i) => entry.at(i).code),
      name: part('name', (i) => entry.at(i).name),
      symbol: part('symbol', (i) => entry.at(i).symbol || entry.at(i).code),
    };
  };
}

export function chemicalElementParts(faker: Faker) {
  return (part: DefinePart) => {
    const entry = part('entry', () => faker.science.chemicalElement());
    return {
      name: part('name', (i) => entry.at(i).name),
      symbol: part('symbol', (i) => entry.at(i).symbol),
    };
  };
}

/** A file whose extension is one of its MIME type's. */
export function fileParts(faker: Faker) {
  return (part: DefinePart) => {
    const mimeType = part('mimeType', () => faker.system.mimeType());
    const extension = part('extension', (i) => faker.system.fileExt(mimeType.at(i)));
    const name = part('name', (i) => `${faker.system.fileName({ extensionCount: 0 })}.${extension.at(i)}`);
    const path = part('path', (i) => `${faker.system.directoryPath()}/${name.at(i)}`);
    return { mimeType, extension, name, path };
  };
}

export function productParts(faker: Faker) {
  return (part: DefinePart) => {
    const adjective = part('adjective', () => faker.commerce.productAdjective());
    const material = part('material', () => faker.commerce.productMaterial());
    const product = part('product', () => faker.commerce.product());
    const name = part('name', (i) => `${adjective.at(i)} ${material.at(i)} ${product.at(i)}`);
    return { adjective, material, product, name };
  };
}
