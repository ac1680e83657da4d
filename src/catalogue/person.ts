import { category } from './recipe.ts';

export const person = category({
  emoji: '👤',
  title: 'Person',
  description: 'Names, titles, jobs and short bios that belong to one and the same person.',
  fields: {
    'Full Name': (_, row) => row.person.fullName,
    'First Name': (_, row) => row.person.firstName,
    'Last Name': (_, row) => row.person.lastName,
    'Middle Name': (_, row) => row.person.middleName,
    'Job Title': (_, row) => row.job.title,
    'Job Area': (_, row) => row.job.area,
    'Job Type': (_, row) => row.job.type,
    Sex: (_, row) => row.person.sex,
    'Sex Type': (_, row) => row.person.sexType,
    Prefix: (_, row) => row.person.prefix,
    Suffix: (_, row) => row.person.suffix,
    Bio: (fake) => fake.person.bio(),
  },
});
