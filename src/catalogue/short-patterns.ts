import type { FieldGuess } from './field-words.ts';
import type { FieldId } from './fields.ts';

/** Shorter texts for a field, in columns that would cut many of its usual ones. */
export interface ShortTexts {
  /** In characters, the least length for the field itself. */
  readonly below: number;
  /** The longest texts first. */
  readonly guesses: readonly FieldGuess[];
}

const STREETS = '(Oak|Elm|Park|Mill|Lake|Hill|Church|River|Maple|Cedar) (St|Rd|Ave|Lane)';
const TOWNS = '(Boston|Austin|Denver|Miami|Dallas|Tampa|Salem|Mesa|Reno|Provo|Albany|Macon)';

const SITES = '(summit|harbor|lakeside|northern|keller|baker|pioneer|granite|cedar|willow|falcon|ironwood)';
const SHORT_SITES = '(nova|orion|delta|vega|zenith|apex|arcadia|onyx)';

const like = (...patterns: readonly string[]): readonly FieldGuess[] =>
  patterns.map((pattern) => ({ field: 'regex', options: { pattern } }));

export const shortTexts: Partial<Record<FieldId, ShortTexts>> = {
  'person.fullName': { below: 16, guesses: [{ field: 'person.lastName' }] },
  'person.sex': { below: 6, guesses: [{ field: 'list', options: { values: ['F', 'M'] } }] },
  'person.gender': {
    below: 12,
    guesses: [
      { field: 'list', options: { values: ['Female', 'Male'] } },
      { field: 'list', options: { values: ['F', 'M'] } },
    ],
  },
  'person.jobTitle': {
    below: 24,
    guesses: like(
      '(Accountant|Driver|Clerk|Nurse|Teacher|Electrician|Engineer|Cook|Cashier|Designer)',
      '(Driver|Clerk|Nurse|Cook|Welder|Buyer|Tailor|Baker)',
    ),
  },
  'company.name': {
    below: 32,
    guesses: like(
      '(Summit|Harbor|Lakeside|Northern|Keller|Baker|Pioneer|Granite) (Group|Supply|Foods|Trading|Systems|Motors)',
      '(Nova|Orion|Delta|Vega|Zenith|Apex|Arcadia)( Ltd| Inc| Co)?',
      '(Nova|Orion|Delta|Vega|Zenith|Apex|Arcadia)',
    ),
  },
  'location.city': { below: 12, guesses: like(TOWNS) },
  'location.street': {
    below: 18,
    guesses: like(STREETS, '(Oak|Elm|Bay|Fir|Ash)( St| Rd)', '(Oak|Elm|Bay|Fir|Ash)'),
  },
  'location.streetAddress': {
    below: 24,
    guesses: like(`[1-9]\\d{0,2} ${STREETS}`, '[1-9]\\d? (Oak|Elm|Bay|Fir) St'),
  },
  'location.fullAddress': {
    below: 50,
    guesses: like(
      `[1-9]\\d{0,2} ${STREETS}, ${TOWNS}`,
      `[1-9]\\d{0,2} ${STREETS}`,
      '[1-9]\\d? (Oak|Elm|Bay|Fir) St',
    ),
  },
  'commerce.productName': {
    below: 32,
    guesses: like(
      '(Oak|Steel|Cotton|Leather|Glass|Wool|Bamboo) (Chair|Lamp|Table|Bag|Mug|Scarf|Shelf)',
      '(Chair|Lamp|Table|Bag|Mug|Scarf|Shelf|Clock|Vase|Rug)',
    ),
  },
  'system.fileName': { below: 20, guesses: like('(report|photo|notes|plan|list)_\\d\\d\\.(pdf|png|txt)') },
  'system.filePath': {
    below: 32,
    guesses: like('/(data|files|uploads)/(report|photo|notes|plan|list)_\\d\\d\\.(pdf|png|txt)'),
  },
  'internet.url': {
    below: 64,
    guesses: like(
      `https://(www\\.)?${SITES}-(foods|motors|supply|group|trading|books)\\.example\\.(com|org|net)`,
      `https://${SITES}\\.example`,
      `https://${SHORT_SITES}\\.example`,
      `${SHORT_SITES}\\.example`,
    ),
  },
  'internet.domainName': {
    below: 56,
    guesses: like(
      `${SITES}-(foods|motors|supply|group|trading|books)\\.example\\.(com|org|net)`,
      `${SITES}\\.example`,
      `${SHORT_SITES}\\.example`,
    ),
  },
  'location.timeZone': {
    below: 30,
    guesses: [
      {
        field: 'list',
        options: { values: ['UTC', 'Europe/Paris', 'Asia/Tokyo', 'America/Denver', 'Europe/Madrid'] },
      },
      { field: 'list', options: { values: ['UTC', 'CET', 'EST', 'PST', 'GMT'] } },
    ],
  },
  'finance.bitcoinAddress': {
    below: 62,
    guesses: like('bc1q[02-9ac-hj-np-z]{38}', '1[1-9A-HJ-NP-Za-km-z]{32}'),
  },
  'finance.ethereumAddress': { below: 42, guesses: like('[0-9a-f]{40}', '0x[0-9a-f]{16}') },
  'phone.number': { below: 10, guesses: like('[2-9]\\d{2}-\\d{4}', '[2-9]\\d{5}') },
  'internet.username': {
    below: 10,
    guesses: like('(ann|ben|eva|kim|leo|max|sam|tom)\\d{2}', '(ann|ben|eva|kim|leo|max|sam|tom)'),
  },
};
