import type { Business } from '../../companies.ts';

/** Compiled by hand; SOURCES.md beside this file. */
export const business: Business = {
  forms: {
    general: ' 45| SARL 21| SAS 19| EURL 8| SASU 7',
    firm: ' 40| SAS 32| SARL 15| SASU 8| SA 5',
    practice: ' 70| SELARL 18| SCP 12',
    partners: ' 40| SCP 15| SELARL 15| SARL 20| SAS 10',
    shop: ' 70| SARL 16| EURL 9| SASU 5',
    none: ' 1',
  },
  suffixes: {
    general: 'fr 82|com 15|eu 2|net 1',
    tech: 'fr 45|com 35|io 12|tech 4|eu 4',
    charity: 'fr 40|org 50|asso.fr 10',
  },
};
