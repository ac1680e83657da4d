import type { Business } from '../../companies.ts';

/** Compiled by hand; SOURCES.md beside this file. */
export const business: Business = {
  forms: {
    general: ' 44| Ltd 47| Limited 7| PLC 1| Group Ltd 1',
    firm: ' 50| Ltd 38| Limited 5| LLP 7',
    practice: ' 82| Ltd 14| LLP 4',
    partners: ' LLP 66| 22| Ltd 12',
    shop: ' 78| Ltd 22',
    none: ' 1',
  },
  suffixes: {
    general: 'co.uk 67|com 25|uk 7|net 1',
    tech: 'co.uk 30|com 44|io 14|uk 6|ai 3|dev 3',
    charity: 'org.uk 74|org 16|co.uk 10',
  },
};
