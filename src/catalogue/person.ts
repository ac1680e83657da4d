import type { Category } from './category.ts';

export const person: Category = {
  fields: {
    'Full Name': 'person.fullName',
    'First Name': 'person.firstName',
    'Last Name': 'person.lastName',
    'Middle Name': 'person.middleName',
    'Job Title': 'person.jobTitle',
    'Job Area': 'person.jobArea',
    'Job Type': 'person.jobType',
    Sex: 'person.sex',
    'Sex Type': 'person.sexType',
    Prefix: 'person.prefix',
    Suffix: 'person.suffix',
    Bio: 'person.bio',
  },
};
