import type { Faker } from '@faker-js/faker';
import type { Currency, Element, File, Product, Site, Vehicle } from '../../catalogue/recipe.ts';

export function drawSite(fake: Faker): Site {
  const protocol = fake.internet.protocol();
  const domainWord = fake.internet.domainWord();
  const domainSuffix = fake.internet.domainSuffix();
  const domainName = `${domainWord}.${domainSuffix}`;
  return { protocol, domainWord, domainSuffix, domainName, url: `${protocol}://${domainName}` };
}

export function drawVehicle(fake: Faker): Vehicle {
  const manufacturer = fake.vehicle.manufacturer();
  const model = fake.vehicle.model();
  return { manufacturer, model, name: `${manufacturer} ${model}` };
}

/** A currency; one that has no symbol of its own is written by its code, as price tags do. */
export function drawCurrency(fake: Faker): Currency {
  const { code, name, symbol } = fake.finance.currency();
  return { code, name, symbol: symbol || code };
}

export function drawElement(fake: Faker): Element {
  return fake.science.chemicalElement();
}

/** A file whose extension is one of its MIME type's. */
export function drawFile(fake: Faker): File {
  const mimeType = fake.system.mimeType();
  const extension = fake.system.fileExt(mimeType);
  const name = `${fake.system.fileName({ extensionCount: 0 })}.${extension}`;
  return { name, extension, mimeType, path: `${fake.system.directoryPath()}/${name}` };
}

export function drawProduct(fake: Faker): Product {
  const adjective = fake.commerce.productAdjective();
  const material = fake.commerce.productMaterial();
  const product = fake.commerce.product();
  return { adjective, material, product, name: `${adjective} ${material} ${product}` };
}
