import type { NumberPlan, Phones, ReservedNumbers } from '../../country.ts';

/** Numbers of subscribers begin neither with 0 nor with 1, which are for other services. */
const FIRST_DIGITS = ['2', '3', '4', '5', '6', '7', '8', '9'];

/** A plan of a town: long area codes leave few digits. */
function townPlan(areaDigits: number, lineDigits: number): NumberPlan {
  const [area, line] = ['a'.repeat(areaDigits), `e${'l'.repeat(lineDigits - 1)}`];
  return {
    exchanges: FIRST_DIGITS,
    forms: {
      human: `0${area} ${line}|0${area} ${line}|0${area}/${line}|(0${area}) ${line}|+49 ${area} ${line}`,
      national: `0${area} ${line}`,
      international: `+49${area}${line}`,
      mobile: `0${area}${line}`,
    },
  };
}

function mobilePlan(areaDigits: number): NumberPlan {
  const [area, line] = ['a'.repeat(areaDigits), `e${'l'.repeat(6)}`];
  return {
    exchanges: FIRST_DIGITS,
    forms: {
      human: `0${area} ${line}|0${area} ${line}|0${area}/${line}|+49 ${area} ${line}`,
      national: `0${area} ${line}`,
      international: `+49${area}${line}`,
      mobile: `0${area}${line}`,
    },
  };
}

const reserved = (area: string, digits: string): ReservedNumbers => ({
  area,
  exchange: digits.charAt(0),
  lineStart: digits.slice(1),
});
const mobile = (area: string, digits: string): ReservedNumbers => ({
  ...reserved(area, digits),
  isMobile: true,
});

export const phones: Phones = {
  plans: [townPlan(2, 8), townPlan(3, 7), townPlan(4, 6), townPlan(5, 6)],
  mobile: {
    percent: 45,
    // Networks by their first blocks: https://www.bundesnetzagentur.de, Rufnummern für mobile Dienste.
    areas: [
      ...['1511', '1512', '1514', '1515', '1516', '1517', '160', '170', '171', '175'],
      ...['1520', '1521', '1522', '1523', '1525', '162', '172', '173', '174'],
      ...['1573', '1575', '1577', '1578', '1590', '163', '177', '178', '179'],
    ],
    plans: [mobilePlan(3), mobilePlan(4)],
  },
  hasExtensions: false,
  /** For films and books: Bundesnetzagentur, Mitteilung 148/2021. */
  reserved: [
    ...[reserved('30', '23125'), reserved('69', '90009'), reserved('40', '66969')],
    ...[reserved('221', '4710'), reserved('89', '99998')],
    ...[mobile('1522', '8817386'), mobile('1522', '8895456'), mobile('1525', '4599371')],
    ...[mobile('171', '39200'), mobile('172', '9925904'), mobile('172', '9968532'), mobile('172', '9973185')],
    ...[
      mobile('172', '9973186'),
      mobile('172', '9980752'),
      mobile('174', '9091317'),
      mobile('174', '9464308'),
    ],
  ],
};
