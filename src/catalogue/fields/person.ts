import { anyText, type Field, type OptionInfo } from '../field.ts';

const sexOption = {
  sex: {
    kind: 'choice',
    label: 'Sex',
    help: 'Sex of the person. Either by default.',
    choices: ['female', 'male'],
    labels: { female: 'Female', male: 'Male' },
    empty: 'Either',
    ofEntity: true,
  },
} as const satisfies Record<string, OptionInfo>;

export const person = {
  'person.fullName': { label: 'Full Name', ...anyText, entity: 'person', options: sexOption },
  'person.firstName': { label: 'First Name', ...anyText, entity: 'person', options: sexOption },
  'person.lastName': {
    label: 'Last Name',
    ...anyText,
    entity: 'person',
    options: { sex: { ...sexOption.sex, ofEntity: 'other-columns' } },
  },
  'person.middleName': { label: 'Middle Name', ...anyText, entity: 'person', options: sexOption },
  'person.jobTitle': { label: 'Job Title', ...anyText, entity: 'person' },
  'person.jobArea': { label: 'Job Area', ...anyText, entity: 'person' },
  'person.jobType': { label: 'Job Type', ...anyText, entity: 'person' },
  'person.sex': { label: 'Sex', ...anyText, entity: 'person' },
  'person.sexType': { label: 'Sex Type', ...anyText, entity: 'person' },
  'person.gender': { label: 'Gender', ...anyText, entity: 'person' },
  'person.prefix': { label: 'Name Prefix', ...anyText, entity: 'person', options: sexOption },
  'person.suffix': { label: 'Name Suffix', ...anyText, entity: 'person' },
  'person.nationalId': {
    label: 'National ID',
    ...anyText,
    note: 'A German or French number could be somebody’s: these countries keep none for tests. American and British numbers are of ranges that nobody gets.',
    entity: 'person',
    otherEntity: 'place',
  },
  'person.bio': { label: 'Bio', ...anyText },
  'person.zodiacSign': { label: 'Zodiac Sign', ...anyText, entity: 'person' },
} as const satisfies Record<string, Field>;
