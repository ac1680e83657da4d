import type { Faker } from '@faker-js/faker';
import type { Currency, Element, File, Product, Site, Vehicle } from '../../catalogue/recipe.ts';

export function siteDrawer(fake: Faker): () => Site {
  return () => {
    const protocol = fake.internet.protocol();
    const domainWord = fake.internet.domainWord();
    const domainSuffix = fake.internet.domainSuffix();
    const domainName = `${domainWord}.${domainSuffix}`;
    return { protocol, domainWord, domainSuffix, domainName, url: `${protocol}://${domainName}` };
  };
}

export function vehicleDrawer(fake: Faker): () => Vehicle {
  return () => {
    const manufacturer = fake.vehicle.manufacturer();
    const model = fake.vehicle.model();
    return { manufacturer, model, name: `${manufacturer} ${model}` };
  };
}

/** Draws a currency; one that has no symbol of its own is written by its code, as price tags do. */
export function currencyDrawer(fake: Faker): () => Currency {
  return () => {
    const { code, name, symbol } = fake.finance.currency();
    return { code, name, symbol: symbol || code };
  };
}

export function elementDrawer(fake: Faker): () => Element {
  return () => {
    return fake.science.chemicalElement();
  };
}

/** Draws a file whose extension is one of its MIME type's. */
export function fileDrawer(fake: Faker): () => File {
  return () => {
    const mimeType = fake.system.mimeType();
    const extension = fake.system.fileExt(mimeType);
    const name = `${fake.system.fileName({ extensionCount: 0 })}.${extension}`;
    return { name, extension, mimeType, path: `${fake.system.directoryPath()}/${name}` };
  };
}

export function productDrawer(fake: Faker): () => Product {
  return () => {
    const adjective = fake.commerce.productAdjective();
    const material = fake.commerce.productMaterial();
    const product = fake.commerce.product();
    return { adjective, material, product, name: `${adjective} ${material} ${product}` };
  };
}
