import type { Business } from '../../companies.ts';

/** Compiled by hand; SOURCES.md beside this file. */
export const business: Business = {
  forms: {
    general: ' 56|, Inc. 10|, LLC 7| Inc. 5| LLC 17| Co. 3| Corp. 2',
    firm: ' 68| LLC 17|, LLC 5|, Inc. 10',
    practice: ' 70|, P.C. 7|, PLLC 9| LLC 10|, P.A. 4',
    partners: ' LLP 60|, LLP 15|, PLLC 15|, P.C. 10',
    shop: ' 84| LLC 12|, Inc. 4',
    none: ' 1',
  },
  suffixes: {
    general: 'com 90|net 7|co 2|us 1',
    tech: 'com 75|io 14|net 5|co 4|dev 2',
    charity: 'org 85|com 12|net 3',
  },
};
