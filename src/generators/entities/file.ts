import type { Faker } from '@faker-js/faker';
import type { PartMaker } from './part.ts';

/** A file with an extension that fits its MIME type. */
export function fileParts(faker: Faker) {
  return ({ sampled }: PartMaker) => {
    const mimeType = sampled('mimeType', () => faker.system.mimeType());
    const extension = sampled('extension', (i) => faker.system.fileExt(mimeType.at(i)));
    const name = sampled('name', (i) => `${faker.system.fileName({ extensionCount: 0 })}.${extension.at(i)}`);
    const path = sampled('path', (i) => `${faker.system.directoryPath()}/${name.at(i)}`);
    return { mimeType, extension, name, path };
  };
}
