import { type Field, type OptionInfo, wholeText } from '../field.ts';

const sizes = (max: number) =>
  ({
    width: { kind: 'integer', label: 'Width', help: 'In pixels. Empty: any.', min: 1, max },
    height: { kind: 'integer', label: 'Height', help: 'In pixels. Empty: any.', min: 1, max },
  }) as const satisfies Record<string, OptionInfo>;

/** The largest image that picsum.photos serves. */
const PHOTO_MAX = 5000;
const DRAWING_MAX = 100_000;

export const image = {
  'image.url': {
    label: 'Image URL',
    type: 'text',
    whenTooLong: 'refused',
    format: 'uri',
    options: sizes(PHOTO_MAX),
  },
  'image.avatar': {
    label: 'Avatar URL',
    type: 'text',
    whenTooLong: 'refused',
    format: 'uri',
    entity: 'person',
  },
  'image.dataUri': {
    label: 'Image Data URI',
    ...wholeText,
    options: {
      ...sizes(DRAWING_MAX),
      color: {
        kind: 'text',
        label: 'Color',
        help: 'A CSS color, such as teal or #008080. Empty: any.',
        maxLength: 100,
      },
      type: {
        kind: 'choice',
        label: 'Encoding',
        help: 'Encoding of the image. Either by default.',
        choices: ['svg-uri', 'svg-base64'],
        labels: { 'svg-uri': 'URL-encoded SVG', 'svg-base64': 'Base64 SVG' },
        empty: 'Either',
      },
    },
  },
} as const satisfies Record<string, Field>;
