import type { NumberPlan, Phones } from '../../country.ts';

/** Numbers are read in pairs. The area code is the first three digits after the 0. */
const plan: NumberPlan = {
  exchanges: [''],
  forms: {
    human: '0a aa ll ll ll|0a aa ll ll ll|0a aa ll ll ll|0aaallllll|0a.aa.ll.ll.ll|+33 a aa ll ll ll',
    national: '0a aa ll ll ll',
    international: '+33aaallllll',
    mobile: '0a aa ll ll ll',
  },
};

const pairs = (from: number, to: number) =>
  Array.from({ length: to + 1 - from }, (_, i) => String(from + i).padStart(2, '0'));

/**
 * Prefixes of mobile numbers in metropolitan France, in the national plan of numbering:
 * https://www.arcep.fr/la-regulation/grands-dossiers-thematiques-transverses/la-numerotation.html
 */
const mobileAreas = [
  ...[...pairs(3, 38), ...pairs(40, 49), ...pairs(50, 52), ...pairs(58, 89), '95', '98', '99'].map(
    (pair) => `6${pair}`,
  ),
  ...pairs(49, 88).map((pair) => `7${pair}`),
];

export const phones: Phones = {
  plans: [plan],
  mobile: { percent: 70, areas: mobileAreas, plans: [plan] },
  hasExtensions: false,
  /**
   * Blocks of 10,000 numbers for films and books, in ARCEP's decision 2018-0881, annex 2, section 2.5.12:
   * https://www.arcep.fr/uploads/tx_gsavis/18-0881.pdf
   */
  reserved: [
    { area: '199', exchange: '', lineStart: '00' },
    { area: '261', exchange: '', lineStart: '91' },
    { area: '353', exchange: '', lineStart: '01' },
    { area: '465', exchange: '', lineStart: '71' },
    { area: '536', exchange: '', lineStart: '49' },
    { area: '639', exchange: '', lineStart: '98', isMobile: true },
  ],
};
