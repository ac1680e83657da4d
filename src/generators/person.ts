import type { person as fields } from '../catalogue/fields/person.ts';
import { createBios } from './bio.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf } from './generator.ts';

export const person = {
  'person.fullName': part('person', 'fullName'),
  'person.firstName': part('person', 'firstName'),
  'person.lastName': part('person', 'lastName'),
  'person.middleName': part('person', 'middleName'),
  'person.jobTitle': part('person', 'jobTitle'),
  'person.jobArea': part('person', 'jobArea'),
  'person.jobType': part('person', 'jobType'),
  'person.sex': part('person', 'sex'),
  'person.sexType': part('person', 'sex'),
  'person.prefix': part('person', 'prefix'),
  'person.suffix': part('person', 'suffix'),
  'person.bio': ({ faker, stream }) => createBios(faker, stream),
} satisfies Partial<GeneratorsOf<typeof fields>>;
