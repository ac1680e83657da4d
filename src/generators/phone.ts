import type { phone as fields } from '../catalogue/fields/phone.ts';
import { pickIndex } from '../random/stream.ts';
import type { GeneratorsOf } from './generator.ts';
import { EXCHANGES, phoneForms, RESERVED_EXCHANGE, RESERVED_LINES } from './phone-numbers.ts';

const LINES = 10_000;
/** One number in so many has an extension, where people write it. */
const ROWS_PER_EXTENSION = 20;
/** Of three to five digits. */
const EXTENSION_LIMITS = [1000, 10_000, 100_000] as const;

export const phone = {
  /** A number of the place's area. */
  'phone.number': {
    entity: 'place',
    prepare: ({ faker, stream, entity: { areaCode }, options: { style, reserved } }) => {
      const forms = phoneForms(faker, style);
      const pickExchange = () => EXCHANGES[pickIndex(stream, EXCHANGES.length)] ?? '';
      const pickDigits = (limit: number) => String(pickIndex(stream, limit)).padStart(Math.log10(limit), '0');
      const pickLine = reserved ? () => `01${pickDigits(RESERVED_LINES)}` : () => pickDigits(LINES);
      return (i) => {
        const form = forms[pickIndex(stream, forms.length)];
        if (!form) return '';
        const exchange = reserved ? RESERVED_EXCHANGE : pickExchange();
        const number = `${form.start}${areaCode.at(i)}${form.afterArea}${exchange}${form.afterExchange}${pickLine()}`;
        if (style !== 'human' || pickIndex(stream, ROWS_PER_EXTENSION) > 0) return number;
        const limit = EXTENSION_LIMITS[pickIndex(stream, EXTENSION_LIMITS.length)] ?? LINES;
        return `${number} x${pickDigits(limit)}`;
      };
    },
  },
} satisfies Partial<GeneratorsOf<typeof fields>>;
