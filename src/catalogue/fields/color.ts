import { anyText, type Field, wholeText } from '../field.ts';

export const color = {
  'color.rgb': {
    label: 'Color Code',
    ...wholeText,
    options: {
      format: {
        kind: 'choice',
        label: 'Format',
        help: 'Written as rgb(216, 17, 192) or #d811c0.',
        choices: ['css', 'hex'],
        labels: { css: 'CSS rgb()', hex: 'Hexadecimal' },
        default: 'css',
      },
      casing: {
        kind: 'choice',
        label: 'Casing',
        help: 'Case of the hexadecimal digits.',
        choices: ['lower', 'upper', 'mixed'],
        labels: { lower: 'lower case', upper: 'UPPER CASE', mixed: 'Mixed case' },
        default: 'lower',
        when: [{ option: 'format', is: ['hex'] }],
      },
      includeAlpha: {
        kind: 'boolean',
        label: 'Opacity',
        help: 'Adds an opacity (alpha) value.',
        default: false,
      },
    },
  },
  'color.human': { label: 'Color Name', ...anyText },
} as const satisfies Record<string, Field>;
