import type { Field, OptionInfo } from '../field.ts';

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
  'person.fullName': { label: 'Full Name', type: 'text', entity: 'person', options: sexOption },
  'person.firstName': { label: 'First Name', type: 'text', entity: 'person', options: sexOption },
  'person.lastName': {
    label: 'Last Name',
    type: 'text',
    entity: 'person',
    options: { sex: { ...sexOption.sex, ofEntity: 'other-columns' } },
  },
  'person.middleName': { label: 'Middle Name', type: 'text', entity: 'person', options: sexOption },
  'person.jobTitle': { label: 'Job Title', type: 'text', entity: 'person' },
  'person.jobArea': { label: 'Job Area', type: 'text', entity: 'person' },
  'person.jobType': { label: 'Job Type', type: 'text', entity: 'person' },
  'person.sex': { label: 'Sex', type: 'text', entity: 'person' },
  'person.sexType': { label: 'Sex Type', type: 'text', entity: 'person' },
  'person.gender': { label: 'Gender', type: 'text', entity: 'person' },
  'person.prefix': { label: 'Name Prefix', type: 'text', entity: 'person', options: sexOption },
  'person.suffix': { label: 'Name Suffix', type: 'text', entity: 'person' },
  'person.bio': { label: 'Bio', type: 'text' },
  'person.zodiacSign': { label: 'Zodiac Sign', type: 'text', entity: 'person' },
} as const satisfies Record<string, Field>;
