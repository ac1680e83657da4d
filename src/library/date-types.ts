import type { FieldId, fields } from '../catalogue/fields.ts';
import type { ColumnNamed, Option, ParentTable, Property } from './schema-parts.ts';
import type { FieldName, FieldNamed } from './schema-types.ts';
import type { FewerSteps, Steps } from './steps.ts';
import type { HasAtMost } from './text-types.ts';

// Dates outside the calendar, which runs from year 1 to 9999, are null. These types prove that a column has none. They
// keep a wide distance from the ends of the calendar: a field or a duration moves a date by at most 1,000 years.

/** A date from 1500 to 6999. */
type ModernDate = `1${5 | 6 | 7 | 8 | 9}${string}` | `${2 | 3 | 4 | 5 | 6}${string}`;

/** Fields whose dates depend on `now` alone. */
export type FieldOfNow = {
  [Id in FieldId]: (typeof fields)[Id]['type'] extends 'date' | 'timestamp' ? Id : never;
}[Exclude<FieldId, 'date' | 'timestamp' | 'series'>];

/** The default of `now` is in 2026. */
type HasModernNow<Schema> = [Property<Schema, 'now'>] extends [ModernDate | undefined] ? true : false;

/** An end of a range that a modern `now` makes modern. */
type EndOfNow = ModernDate | 'now' | undefined;

/** Whether a date that is relative to a column has no range of its own, in which there may be none. */
type HasNoRange<Column> = [Option<Column, 'from'>, Option<Column, 'to'>] extends [undefined, undefined]
  ? true
  : false;

type HasModernRange<Schema, Column> = [Option<Column, 'from'>, Option<Column, 'to'>] extends [
  ModernDate,
  ModernDate,
]
  ? true
  : [Option<Column, 'from'>, Option<Column, 'to'>] extends [EndOfNow, EndOfNow]
    ? HasModernNow<Schema>
    : false;

/** Whether a duration has at most five characters. P999W, which is 19 years, is the longest of those. */
type IsShort<Duration> = [Duration] extends [undefined] ? true : HasAtMost<5, Duration>;

/** The one column that a date comes after or before. Undefined if there is none, and never if there are two. */
export type Anchor<Column> = [Option<Column, 'after'>] extends [undefined]
  ? Option<Column, 'before'>
  : [Option<Column, 'before'>] extends [undefined]
    ? Option<Column, 'after'>
    : never;

type FieldOf<Column> =
  Property<Column, 'field'> extends infer Name extends FieldName ? FieldNamed<Name> : undefined;

/** Whether all dates of a column lie between the years 300 and 9000. */
type IsModern<Schema, Table, Column, Left extends Steps> = Left extends readonly []
  ? false
  : FieldOf<Column> extends infer Field
    ? [Field] extends ['date' | 'timestamp']
      ? [Anchor<Column>] extends [never]
        ? false
        : [Anchor<Column>] extends [undefined]
          ? HasModernRange<Schema, Column>
          : [IsShort<Option<Column, 'within'>>, HasNoRange<Column>] extends [true, true]
            ? IsModern<Schema, Table, ColumnNamed<Table, Anchor<Column>>, FewerSteps<Left>>
            : false
      : [Field] extends ['lookup']
        ? ParentTable<Schema, Table, Column> extends infer Parent
          ? IsModern<Schema, Parent, ColumnNamed<Parent, Option<Column, 'column'>>, FewerSteps<Left>>
          : false
        : [Field] extends [FieldOfNow]
          ? HasModernNow<Schema>
          : false
    : false;

/** Whether none of a column's dates is computed outside the calendar, or has no place between two others. */
export type HasEveryDate<Schema, Table, Column, Left extends Steps> =
  IsModern<Schema, Table, Column, Left> extends true
    ? true
    : [Anchor<Column>] extends [never]
      ? false
      : [Anchor<Column>] extends [undefined]
        ? [Option<Column, 'from'>] extends [string]
          ? true
          : false
        : HasNoRange<Column> extends true
          ? IsNearModernRange<Schema, ColumnNamed<Table, Anchor<Column>>>
          : false;

type IsNearModernRange<Schema, Anchored> = [FieldOf<Anchored>] extends ['date' | 'timestamp']
  ? [Anchor<Anchored>] extends [undefined]
    ? HasModernRange<Schema, Anchored>
    : false
  : false;

/** A step that moves the last row of a group, which is at most the 10,000th, by fewer than 3,000 years. */
type IsSmallStep<Step> = [Step] extends [`PT${string}`]
  ? HasAtMost<5, Step>
  : [Step] extends [`P${number}D`]
    ? HasAtMost<4, Step>
    : false;

/** The nulls of a series within groups: rows beyond its end, or outside the calendar. */
export type NullOfSeries<Column> = [Option<Column, 'within'>] extends [false | undefined]
  ? never
  : [Option<Column, 'to'>] extends [undefined]
    ? [Option<Column, 'from'>] extends [number]
      ? never
      : [Option<Column, 'from'>] extends [ModernDate]
        ? IsSmallStep<Option<Column, 'step'>> extends true
          ? never
          : null
        : null
    : null;
