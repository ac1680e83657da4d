import type { Field } from '../field.ts';

export const person = {
  'person.fullName': { type: 'text', entity: 'person' },
  'person.firstName': { type: 'text', entity: 'person' },
  'person.lastName': { type: 'text', entity: 'person' },
  'person.middleName': { type: 'text', entity: 'person' },
  'person.jobTitle': { type: 'text', entity: 'person' },
  'person.jobArea': { type: 'text', entity: 'person' },
  'person.jobType': { type: 'text', entity: 'person' },
  'person.sex': { type: 'text', entity: 'person' },
  'person.sexType': { type: 'text', entity: 'person' },
  'person.prefix': { type: 'text', entity: 'person' },
  'person.suffix': { type: 'text', entity: 'person' },
  'person.bio': { type: 'text' },
} as const satisfies Record<string, Field>;
