import type { image as fields } from '../../catalogue/fields/image.ts';
import type { GeneratorsOf } from '../generator.ts';
import { image as byDefault, PIXELS } from '../image.ts';

export const image = {
  ...byDefault,
  'image.url': ({ faker, options: { width, height } }) => {
    const size = () => faker.number.int(PIXELS);
    return width === undefined || height === undefined
      ? () => faker.image.url({ width: width ?? size(), height: height ?? size() })
      : () => faker.image.url({ width, height });
  },
  'image.dataUri': ({ faker, options: { width, height, color, type } }) => {
    const given = {
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
      ...(color === undefined ? {} : { color: attributeText(color) }),
      ...(type === undefined ? {} : { type }),
    };
    return Object.keys(given).length === 0 ? () => faker.image.dataUri() : () => faker.image.dataUri(given);
  },
} satisfies GeneratorsOf<typeof fields>;

/** As an attribute of XML holds it, without what no XML may hold. */
export function attributeText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
