import type { Field } from '../field.ts';

export const person = {
  'person.fullName': { label: 'Full Name', type: 'text', entity: 'person' },
  'person.firstName': { label: 'First Name', type: 'text', entity: 'person' },
  'person.lastName': { label: 'Last Name', type: 'text', entity: 'person' },
  'person.middleName': { label: 'Middle Name', type: 'text', entity: 'person' },
  'person.jobTitle': { label: 'Job Title', type: 'text', entity: 'person' },
  'person.jobArea': { label: 'Job Area', type: 'text', entity: 'person' },
  'person.jobType': { label: 'Job Type', type: 'text', entity: 'person' },
  'person.sex': { label: 'Sex', type: 'text', entity: 'person' },
  'person.sexType': { label: 'Sex Type', type: 'text', entity: 'person' },
  'person.prefix': { label: 'Prefix', type: 'text', entity: 'person' },
  'person.suffix': { label: 'Suffix', type: 'text', entity: 'person' },
  'person.bio': { label: 'Bio', type: 'text' },
} as const satisfies Record<string, Field>;
