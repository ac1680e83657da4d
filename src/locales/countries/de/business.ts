import type { Business } from '../../companies.ts';

/** Estimated; SOURCES.md beside this file. */
export const business: Business = {
  forms: {
    general: ' 28| GmbH 48| GmbH & Co. KG 10| e. K. 6| UG (haftungsbeschränkt) 4| KG 1| OHG 1| AG 2',
    firm: ' 25| GmbH 58| GmbH & Co. KG 8| UG (haftungsbeschränkt) 5| AG 4',
    practice: ' 92| GbR 8',
    partners: ' PartG mbB 45| GbR 20| 35',
    shop: ' 74| e. K. 12| GmbH 10| OHG 4',
    none: ' 70| e. V. 30',
  },
  suffixes: {
    general: 'de 92|com 5|eu 2|net 1',
    tech: 'de 60|com 24|io 10|eu 3|dev 3',
    charity: 'de 70|org 30',
  },
};
