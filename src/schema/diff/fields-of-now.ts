import type { FieldId } from '../../catalogue/fields.ts';
import { NOW } from '../now.ts';
import type { ColumnSchema } from '../schema.ts';

/** The fields whose values depend on the document's `now`. The numbers of persons contain birthdays in some countries. */
const FIELDS: ReadonlySet<FieldId> = new Set<FieldId>([
  'database.mongodbObjectId',
  'date',
  'date.birthdate',
  'date.future',
  'date.past',
  'date.recent',
  'date.soon',
  'git.commitDate',
  'internet.email',
  'internet.exampleEmail',
  'internet.username',
  'person.firstName',
  'person.fullName',
  'person.gender',
  'person.jobArea',
  'person.jobTitle',
  'person.jobType',
  'person.middleName',
  'person.nationalId',
  'person.prefix',
  'person.suffix',
  'person.zodiacSign',
  'string.ulid',
  'string.uuid',
  'system.cron',
  'system.fileName',
  'system.filePath',
  'timestamp',
]);

/** Whether the values of a column depend on `now`, apart from its nested columns. */
export function dependsOnNow({ field, options }: ColumnSchema): boolean {
  if (Object.values(options).includes(NOW)) return true;
  if (!FIELDS.has(field)) return false;
  if (field === 'string.uuid') return options.version === '7';
  if (field === 'system.cron') return options.includeYear === true;
  const isDate = field === 'date' || field === 'timestamp';
  return !isDate || options.from === undefined || options.to === undefined;
}
