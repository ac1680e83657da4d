import type { phone as fields } from '../catalogue/fields/phone.ts';
import { charactersOf } from '../expression/character-set.ts';
import type { NumberPlan, Phones, ReservedNumbers } from '../locales/country.ts';
import type { RandomStream } from '../random/stream.ts';
import { pickOne, pickUniform } from '../random/uniform.ts';
import { DIGITS } from './characters.ts';
import { textOf, writeDigits, writeDigitsTo, writeText, writeTextTo } from './digits.ts';
import type { DistinctValues } from './distinct-values.ts';
import type { EntriesOf } from './field-entry.ts';
import { createImeiSampler, IMEI_LENGTH, imeiValues } from './imei.ts';
import { powerOfTen } from './number-range.ts';
import {
  areaDigits,
  formsOf,
  hasExtensions,
  inForm,
  lineDigits,
  type PhoneStyle,
  type PhoneTemplate,
  phoneLength,
  phoneMasks,
  phoneTemplate,
  plansOfReserved,
  reservedOf,
} from './phone-numbers.ts';
import { combinations, type TextPlace, union } from './text-combinations.ts';
import { longestOf, maskTexts } from './text-facts.ts';

/** One in 20 numbers of the style `human` has an extension, unless the number is reserved. */
const ROWS_PER_EXTENSION = 20;
const EXTENSION_DIGITS = [3, 4, 5];
const PERCENT = 100;

/**
 * A prime. The form of a number is chosen by the number modulo this, so that consecutive numbers show no regular
 * pattern.
 */
const FORM_MODULUS = 9973;

/** A plan with the templates of a style. Its numbers are all of the plan, or reserved ones. */
interface ReadyPlan {
  readonly templates: readonly PhoneTemplate[];
  readonly exchanges: readonly string[];
  /** The first number of a line, and how many there are. */
  readonly firstLine: number;
  readonly lineCount: number;
}

function readPlan(plan: NumberPlan, style: PhoneStyle, fixed: ReservedNumbers | undefined): ReadyPlan {
  const start = fixed?.lineStart ?? '';
  const lineCount = powerOfTen(lineDigits(plan, start).filter((place) => typeof place !== 'string').length);
  return {
    templates: formsOf(plan, style).map(phoneTemplate),
    exchanges: fixed ? [fixed.exchange] : plan.exchanges,
    firstLine: Number(start) * lineCount,
    lineCount,
  };
}

/** Returns a function that writes a number of an area code: any of a plan, or a reserved one. */
function numberSampler(
  stream: RandomStream,
  plans: readonly NumberPlan[],
  style: PhoneStyle,
  fixed?: ReservedNumbers,
): (area: string) => string {
  const byAreaDigits: (ReadyPlan | undefined)[] = [];
  for (const plan of plans) byAreaDigits[areaDigits(plan)] = readPlan(plan, style, fixed);
  return (area) => {
    const plan = byAreaDigits[area.length];
    const template = plan?.templates[pickUniform(stream, plan.templates.length)];
    if (!plan || !template) return '';
    const { codes, line, wholeLine } = template;
    writeTextTo(codes, template.area, area);
    const { exchanges } = plan;
    const exchange = exchanges.length > 1 ? pickOne(stream, exchanges) : (exchanges[0] ?? '');
    writeText(codes, template.exchange, exchange);
    const number = plan.firstLine + pickUniform(stream, plan.lineCount);
    if (wholeLine < 0) writeDigitsTo(codes, line, number);
    else writeDigits(codes, wholeLine, line.length, number);
    return textOf(codes);
  };
}

export const phone = {
  /** A number with an area code of the row's place, or a mobile number. */
  'phone.number': {
    generate: {
      entity: 'place',
      prepare: ({ stream, country: { phones }, entity: { areaCode }, options: { style, reserved } }) => {
        if (reserved) {
          const samplers = reservedOf(phones, style).map((fixed) => ({
            area: fixed.area,
            sample: numberSampler(stream, plansOfReserved(phones, fixed), style, fixed),
          }));
          const [only] = samplers;
          return (i) => {
            const chosen = samplers.length > 1 ? pickOne(stream, samplers) : only;
            return chosen?.sample(chosen.area ?? areaCode.at(i)) ?? '';
          };
        }
        const { plans, mobile } = phones;
        const numberOf = numberSampler(stream, plans, style);
        const mobilePercent = mobile ? (style === 'mobile' ? PERCENT : mobile.percent) : 0;
        const mobileOf = numberSampler(stream, mobile?.plans ?? [], style);
        const withExtensions = hasExtensions(phones, style);
        return (i) => {
          if (mobile && pickUniform(stream, PERCENT) < mobilePercent)
            return mobileOf(pickOne(stream, mobile.areas));
          const text = numberOf(areaCode.at(i));
          if (!withExtensions || pickUniform(stream, ROWS_PER_EXTENSION) > 0) return text;
          const digits = EXTENSION_DIGITS[pickUniform(stream, EXTENSION_DIGITS.length)] ?? 0;
          const least = powerOfTen(digits - 1);
          return `${text} x${least + pickUniform(stream, 9 * least)}`;
        };
      },
    },
    // Unique numbers have no extension, and each is written in one form only: no two of them reach the same
    // telephone.
    values: ({ country: { phones }, tables: { places }, options: { style, reserved } }) => {
      const areas = places?.areaCodes() ?? [];
      const sets = reserved
        ? reservedOf(phones, style).map((fixed) => reservedNumbers(phones, fixed, areas, style))
        : numbersOf(phones, areas, style);
      return { ...union(sets), maxLength: phoneLength(phones, style) };
    },
    length: ({ country: { phones }, options: { style, reserved } }) =>
      reserved ? phoneLength(phones, style) : longestOf(phoneMasks(phones, style)),
    characters: ({ country: { phones }, options: { style } }) =>
      maskTexts(phoneMasks(phones, style)).characters(),
  },
  'phone.imei': {
    generate: ({ stream }) => createImeiSampler(stream),
    values: imeiValues,
    length: IMEI_LENGTH,
    characters: charactersOf([...DIGITS, '-']),
  },
} satisfies EntriesOf<typeof fields>;

/** The numbers of a plan in one form each. */
function written(plan: NumberPlan, style: PhoneStyle, parts: readonly TextPlace[]): DistinctValues {
  const forms = formsOf(plan, style);
  return combinations(parts, {
    write: (digits) => inForm(digits, forms[(Number(digits) % FORM_MODULUS) % forms.length] ?? ''),
  });
}

function numbersOf(
  { plans, mobile }: Phones,
  areas: readonly string[],
  style: PhoneStyle,
): readonly DistinctValues[] {
  const ofPlans = (plans: readonly NumberPlan[], codes: readonly string[]) =>
    plans.map((plan) => {
      const own = codes.filter(({ length }) => length === areaDigits(plan));
      return written(plan, style, [own, plan.exchanges, ...lineDigits(plan)]);
    });
  const ofMobiles = mobile ? ofPlans(mobile.plans, mobile.areas) : [];
  return mobile && style === 'mobile' ? ofMobiles : [...ofPlans(plans, areas), ...ofMobiles];
}

function reservedNumbers(
  phones: Phones,
  fixed: ReservedNumbers,
  areas: readonly string[],
  style: PhoneStyle,
): DistinctValues {
  const { area, exchange, lineStart } = fixed;
  const codes = area === undefined ? areas : [area];
  return union(
    plansOfReserved(phones, fixed).map((plan) => {
      const own = codes.filter(({ length }) => length === areaDigits(plan));
      return written(plan, style, [own, [exchange], ...lineDigits(plan, lineStart)]);
    }),
  );
}
