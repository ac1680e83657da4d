import type { Cell, Json, ValueType } from '../catalogue/field.ts';
import type { FieldGuess } from '../catalogue/field-words.ts';
import type { foreignDialects, sourceDialects } from './kinds.ts';
import type { ContactForm } from './samples/contact-forms.ts';
import type { CountrySign } from './samples/country-signs.ts';
import type { DatePart } from './samples/date-parts.ts';
import type { MailForm } from './samples/mail-form.ts';
import type { PatternForm } from './samples/mixed-shapes.ts';
import type { NameKind, PersonForm } from './samples/name-texts.ts';
import type { NumberPart } from './samples/number-parts.ts';
import type { TextLanguage } from './samples/text-language.ts';
import type { WordForm } from './samples/word-forms.ts';

/** Where something begins in the text of a source. Both count from 1; the column is in UTF-16 units. */
export interface SourcePlace {
  /** The name of the file, if the source is several. */
  readonly file?: string;
  readonly line: number;
  readonly column: number;
}

/** What a reader found in a source, before fields are chosen. Each kind of source has a reader that returns this. */
export interface SourceTables {
  readonly tables: readonly SourceTable[];
  /** What was not read, in the order of the source. */
  readonly skipped: readonly SkippedPart[];
  /** What concerns the whole source, as sentences. */
  readonly notes?: readonly string[];
  /** The database whose SQL the source is. MariaDB counts as MySQL. Absent if it is not SQL, or that of another database. */
  readonly dialect?: SourceDialect;
  /** The database whose SQL the source is, if it is not one whose SQL is read whole. */
  readonly readAs?: ForeignDialect;
  /** Present if the text does not say clearly which database's SQL it is. */
  readonly isDialectGuessed?: true;
  /** Present if numbers of a CSV sample have a decimal comma. */
  readonly csv?: CsvStyle;
  /** Whether numbers of a sample have a decimal comma. */
  readonly hasDecimalComma?: boolean;
}

/** How a sample of CSV is written, as options of the format `csv`. */
export interface CsvStyle {
  readonly delimiter: string;
  readonly decimal: ',';
}

export type SourceDialect = keyof typeof sourceDialects;

/** A dialect that is read only as far as it follows the standard, with its words for standard types. */
export type ForeignDialect = keyof typeof foreignDialects;

/** A statement or a part of one that says nothing about rows, or that could not be read. */
export interface SkippedPart {
  readonly place: SourcePlace;
  /** The beginning of the part, on one line, at most 80 characters. Empty if it could hold data. */
  readonly text: string;
  /** Why it was skipped, as a sentence. */
  readonly reason: string;
  /** Whether the schema may lack something because of it. A statement such as SET or GRANT changes no row. */
  readonly matters: boolean;
  /** Present if the database will refuse rows of the schema because of the part. Such a part matters. */
  readonly isRefused?: true;
  /** Present if data of a sample, such as rows or cells, was left out. */
  readonly isLeftOut?: true;
}

export interface SourceTable {
  /** Present if the source lacks the table, and only foreign keys lead there. */
  readonly isMadeForKeys?: true;
  /** Without quotes and without its database or namespace, unless two tables would then have one name. */
  readonly name: string;
  readonly place?: SourcePlace;
  /** How many rows the source has. Absent if it has none, as DDL does. */
  readonly rowCount?: number;
  readonly columns: readonly SourceColumn[];
  /** Names of columns. Empty if there is no primary key. */
  readonly primaryKey: readonly string[];
  /** Unique keys of one column or more, without the primary key. */
  readonly uniqueKeys: readonly (readonly string[])[];
  readonly foreignKeys: readonly SourceForeignKey[];
  /** Checks that compare two columns, such as `ends_at > starts_at`. */
  readonly comparisons: readonly SourceComparison[];
  /** Absent without rows. */
  readonly correlations?: readonly SourceCorrelation[];
  /** Absent without rows. */
  readonly ratios?: readonly SourceRatio[];
  /** Absent without rows. */
  readonly affixes?: readonly SourceAffix[];
  /** Where the points of a map lie that the rows of a sample have. */
  readonly boxes?: SourceBoxes;
  /** Checks that count the columns which are null. Absent if there is none. */
  readonly valuesCounts?: readonly SourceValuesCount[];
  /** Checks that compute a column from others of the row. Absent if there is none. */
  readonly equations?: readonly SourceEquation[];
  /** Columns whose nulls a column of states decides in all rows of a sample. */
  readonly nullStates?: readonly SourceNullStates[];
  /** Columns that have one text in some states of a column and in no others. */
  readonly valueStates?: readonly SourceValueStates[];
  /** Columns that have other values in some states of the row than in others. Absent without rows. */
  readonly dependences?: readonly SourceDependence[];
  /** Numbers that are above another one of the row in no row of a sample. Absent without rows. */
  readonly bounds?: readonly SourceBound[];
  /** Pairs of columns that have the same text in no row of a sample, or in most rows. */
  readonly agreements?: readonly SourceAgreement[];
  /** The checks of the source, also where no field keeps them. Absent if the source is not SQL. */
  readonly constraints?: readonly SourceConstraint[];
  /** Things that the rows of a sample name again and again, such as regions and agents. No column belongs to two of them. */
  readonly things?: readonly SourceThing[];
}

/** Columns that have the same values in all rows of a sample that name the same thing, such as the code and the name of a region. */
export interface SourceThing {
  /** The column whose value tells the thing. */
  readonly key: string;
  /** The names of all its columns, in the order of the table. */
  readonly columns: readonly string[];
  /** A row for each thing. Its name is that of the table around. */
  readonly table: SourceTable;
  /** How many rows of the sample name each thing, the most frequent first. */
  readonly counts: readonly number[];
  /** Their places in the order in which rows name them first. */
  readonly places: readonly number[];
  /** For each thing, the cells of columns as texts, by their names, and which are null. The values of some columns are left out. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly nulls: ReadonlyMap<string, readonly boolean[]>;
  /** The thing of each row, if the rows are things themselves; -1 for none. */
  readonly rows?: readonly number[];
}

/** The answer of a condition: `unknown` where the reader does not know the database's answer. SQL's null counts as true, as in a CHECK. */
export type Verdict = boolean | 'unknown';

export interface TestTools {
  /** Whether a text has a match of a regular expression in the syntax of JavaScript. `unknown` if the match takes too long. */
  matches(pattern: string, text: string): Verdict;
}

/** Judges one row. The cells are those of `SourceConstraint.columns`, in their order, as the engine makes cells. */
export type RowTest = (cells: readonly Cell[], tools: TestTools) => Verdict;

/** A demand of the source on rows. */
export interface SourceConstraint {
  readonly kind:
    | 'type'
    | 'not-null'
    | 'check'
    | 'unique'
    | 'foreign-key'
    | 'exclusion'
    | 'partition'
    | 'keyword';
  /** As the source writes the constraint, on one line. */
  readonly text: string;
  readonly place: SourcePlace;
  /** The names of the columns that the constraint reads. */
  readonly columns: readonly string[];
  /** Absent if the reader cannot judge rows by the constraint. */
  readonly holds?: RowTest;
  /** False if the limits of columns do not say all of the constraint: a row can keep the limits and break it. */
  readonly isInLimits?: boolean;
}

export interface SourceForeignKey {
  readonly columns: readonly string[];
  readonly table: string;
  /** Empty if the source names none: then it is the primary key of the other table. */
  readonly references: readonly string[];
  /** Present if only names say that there is a key. */
  readonly isGuessed?: true;
}

export interface SourceComparison {
  readonly left: string;
  readonly operator: '<' | '<=' | '>' | '>=' | '<>';
  readonly right: string;
  /** Present if only a sample shows the order, which a few of its rows may not have. */
  readonly sampledGap?: SampledGap;
}

/** Distances of two columns, all of them zero or more, with the counts of equal parts of their range. */
export interface SampledGap {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
  /** The unit of distances of moments, as in the names of functions. Undefined for numbers. */
  readonly unit: 'Days' | 'Hours' | 'Minutes' | 'Seconds' | undefined;
  readonly bins?: readonly number[];
  /** The parts of the range, if equal parts do not describe the distances. */
  readonly parts?: readonly NumberPart[];
}

/** A part of a map in which points lie. */
export interface SourceBox {
  readonly count: number;
  readonly latitude: readonly [min: number, max: number];
  readonly longitude: readonly [min: number, max: number];
  /** The value of the column of countries. */
  readonly country?: string;
}

export interface SourceBoxes {
  /** The names of the columns of latitudes and longitudes. */
  readonly columns: readonly [string, string];
  /** The name of the column of countries, if the points of several countries lie apart. */
  readonly country?: string;
  readonly boxes: readonly SourceBox[];
}

/** A measure that a sample's rows nearly compute from another one. */
export interface SourceCorrelation {
  /** The names of the measure, and of the other one. */
  readonly columns: readonly [string, string];
  readonly factor: number;
  readonly offset: number;
  /** The distances from `factor * other + offset`, with the counts of equal parts of their range. */
  readonly rest: {
    readonly min: number;
    readonly max: number;
    readonly decimals: number;
    readonly bins?: readonly number[];
  };
}

/** A measure that is some part or multiple of another one in a sample's rows. */
export interface SourceRatio {
  /** The names of the measure, and of the other one. */
  readonly columns: readonly [string, string];
  /** The ends of nine tenths of the ratios, and the ratio in their middle. */
  readonly least: number;
  readonly middle: number;
  readonly most: number;
}

/** A column of codes that begin or end with the text of another one in a sample's rows. */
export interface SourceAffix {
  /** The names of the codes' column, and of the other one. */
  readonly columns: readonly [string, string];
  /** How a template writes what they begin or end with. */
  readonly placeholder: string;
  readonly isEnd: boolean;
  /** The pattern of the rest. */
  readonly pattern: string;
  /** How many digits the rest of each code has. Absent if rests have other characters, or more or fewer. */
  readonly digits?: number;
  /** How many characters the other column's texts have. Absent unless the whole text is meant, and all have so many. */
  readonly length?: number;
}

export interface SourceAgreement {
  /** Two names, in the order of the table. */
  readonly columns: readonly string[];
  /** The part of the rows that have the same text in both. */
  readonly part: number;
}

/** How many of some columns have a value in each row, as in `num_nonnulls(a, b) = 1`. */
export interface SourceValuesCount {
  readonly columns: readonly string[];
  readonly least: number;
  readonly most: number;
}

/** A column that the row computes from others, as in `total = subtotal + tax`. */
export interface SourceEquation {
  /** The column itself, followed by each column that the formula reads. Columns that the formula reads twice are in the list twice. */
  readonly columns: readonly string[];
  /** Writes the formula. `names` are those of `columns`, as formulas write them. */
  readonly formula: (names: readonly string[]) => string;
}

/** A column has a value in the rows of some states, and in no others. */
export interface SourceNullStates {
  /** The names of the column, and of the column of states; or of two columns or more that are null in the same rows. */
  readonly columns: readonly string[];
  /** The states with a value, as the sample writes them. Absent if no column holds states. */
  readonly values?: readonly string[];
}

export interface SourceValueStates {
  /** The names of the column, and of the column of states. */
  readonly columns: readonly string[];
  /** The text of the column in the other states. */
  readonly absent: string;
  /** The states in which it has other texts, as the sample writes them. */
  readonly values: readonly string[];
}

export interface SourceBound {
  /** The names of the lower column, and of the higher one. */
  readonly columns: readonly [string, string];
}

export interface SourceDependence {
  /** The names of the column, and of the column of states. */
  readonly columns: readonly [string, string];
  readonly states: readonly SourceDependentState[];
}

/** The values of a column in one state, as the sample writes it: those that repeat, or the parts of their range. */
export type SourceDependentState = { readonly state: string } & (
  | {
      readonly values: readonly { readonly value: Json; readonly count: number }[];
      readonly parts?: undefined;
    }
  | { readonly values?: undefined; readonly parts: readonly NumberPart[] }
);

/** The items of an array. */
export interface SourceItems {
  readonly column: SourceColumn;
  readonly min?: number;
  readonly max?: number;
  /** Present if no two items are equal. */
  readonly isDistinct?: true;
  /** How many arrays of a sample have so many items. */
  readonly sizes?: readonly { readonly min: number; readonly max: number; readonly count: number }[];
}

export interface SourceColumn {
  readonly name: string;
  readonly place?: SourcePlace;
  readonly type: SourceType;
  /** Whether cells can be null. False for the columns of a primary key. */
  readonly nullable: boolean;
  /** Numbered by the database: identity, serial, AUTO_INCREMENT, rowid. */
  readonly sequence?: { readonly start: number; readonly step: number };
  /** SQLite numbers every INTEGER PRIMARY KEY, without a word in its declaration. https://www.sqlite.org/rowidtable.html */
  readonly isRowId?: true;
  /** Present if texts have a character set of one byte, such as MySQL's latin1. */
  readonly isLatin1?: true;
  /** The constant default as a value, or the text of an expression. A hint for the choice of the field. */
  readonly default?: { readonly value: Json } | { readonly expression: string };
  /** Present if a key has the column, and takes texts for equal that differ only in case. */
  readonly foldsCase?: true;
  /** The expression of a column that the database computes itself. */
  readonly generated?: string;
  /** The only values allowed, in order: an enum, `CHECK (x IN (…))`, `enum` or `const` of JSON Schema. */
  readonly values?: readonly Json[];
  /** MySQL's SET: any subset of `values`, separated by commas. */
  readonly anySubset?: true;
  readonly bounds?: SourceBounds;
  /** A regular expression in the syntax of JavaScript that texts match. */
  readonly pattern?: string;
  /** The patterns that together are `pattern`, if they are several. */
  readonly patterns?: readonly string[];
  /** A name for the form of texts, from JSON Schema's `format`, such as `email` or `uuid`. */
  readonly format?: string;
  /** Present if rows have texts of ISO 8601 for dates. */
  readonly hasDateTexts?: true;
  /** What people wrote about the column. */
  readonly comment?: string;
  /** The columns of an object, if the type is an object. */
  readonly columns?: readonly SourceColumn[];
  /** The name that the source gives to the schema of an object, such as `Tag` for the items of `tags`. */
  readonly objectName?: string;
  /** The items of an array, and how many there can be, if the type is an array. */
  readonly items?: SourceItems;
  /** The items of an array whose items each have a schema of their own, such as a longitude and a latitude. */
  readonly tuple?: readonly SourceColumn[];
  /** Columns for the alternatives of a value, all as frequent. Absent if there is only one. */
  readonly alternatives?: readonly SourceColumn[];
  /** The field that the source names for the column. */
  readonly named?: FieldGuess;
  /** Values that the source gives as examples. */
  readonly examples?: readonly Json[];
  /** What the rows of a sample say. */
  readonly sample?: SampleFacts;
}

/** Numbers for numeric columns; ISO 8601 texts for dates and timestamps. */
export interface SourceBounds {
  readonly min?: number | string;
  readonly max?: number | string;
  readonly exclusiveMin?: true;
  readonly exclusiveMax?: true;
  /** Numbers are multiples of this integer. */
  readonly multipleOf?: number;
  /** Of texts, in characters. */
  readonly minLength?: number;
  readonly maxLength?: number;
}

export interface SourceType {
  readonly value: ValueType | 'time' | 'uuid' | 'binary' | 'object' | 'array' | 'unknown';
  /** The type as the source writes it, such as `character varying(40)`. The schema keeps it where its own default would differ. */
  readonly written?: string;
  /** In characters. */
  readonly maxLength?: number;
  /** For `char(2)`, which has exactly so many characters. */
  readonly isFixedLength?: true;
  /** The database takes no texts for values of the type. */
  readonly refusesTexts?: true;
  /** Of decimals: all digits, and those after the point. */
  readonly precision?: number;
  readonly scale?: number;
  /** Inclusive limits of an integer type, as decimal digits because they can be beyond 2^53. */
  readonly integerMin?: string;
  readonly integerMax?: string;
}

/** What the rows of a sample say about one column. Counts are of the rows that were read. */
export interface SampleFacts {
  readonly rows: number;
  readonly nulls: number;
  /** Capped: see `isDistinctCapped`. */
  readonly distinct: number;
  readonly isDistinctCapped: boolean;
  /** Whether no two cells are equal, nulls aside. */
  readonly isUnique: boolean;
  /**
   * All values with their counts, most frequent first, if there are at most 20, or 100 texts, and each occurs several times. In samples of
   * 100 rows and more, values that occur once are left out. If most rows have texts that ten rows or more have, and these are at most 250,
   * they are here alone.
   */
  readonly few?: readonly {
    readonly value: Json;
    readonly count: number;
    /** The place among the values in the order in which they occur first. Present if the rows are sorted. */
    readonly place?: number;
  }[];
  /** Texts that stand for no value, such as `n/a`, or that many rows have, beside others: the other facts are those of the others. */
  readonly marks?: readonly { readonly value: string; readonly count: number }[];
  /** Rows in the order of the values, or with equal values side by side. */
  readonly sorted?: 'up' | 'down' | 'runs';
  /** The first and the last row with a value, from 0, if the nulls are before and after them. */
  readonly filled?: { readonly first: number; readonly last: number };
  /** Of numbers, or ISO 8601 texts of dates, timestamps and times. Integers beyond 2^53 are texts of their digits. */
  readonly min?: number | string;
  readonly max?: number | string;
  /** A date such as 9999-12-31, as the sample writes it, which stands for “never”. `min` and `max` are without it. */
  readonly never?: { readonly text: string; readonly count: number };
  /** Digits after the point. */
  readonly decimals?: number;
  /** Counts of equal parts from `min` to `max`, as the option `bins` of a histogram. */
  readonly bins?: readonly number[];
  /** The parts of the range, if equal parts do not describe the numbers. */
  readonly parts?: readonly NumberPart[];
  /** The distance of neighboring values: of numbers, or of moments as a duration in ISO 8601. Absent if it is one unit. */
  readonly step?: number | string;
  /** The parts of a range of dates, if some days or weekdays are more frequent than others. */
  readonly days?: readonly DatePart[];
  /** Of texts, in UTF-16 units. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Whether all texts consist of small letters, digits and `.`, `_`, `-` and `/`, as in `my-shop`. */
  readonly isSlug?: true;
  /** The kind of names that nearly all texts are: one to five words with a capital first. */
  readonly names?: NameKind;
  /** How many of 100 texts are like names of persons, and how they are written. Absent if there are few texts. */
  readonly persons?: { readonly percent: number; readonly forms: readonly PersonForm[] };
  /** The language of the texts, as their most frequent words tell it. */
  readonly language?: TextLanguage;
  /** The language of most columns around, if the texts alone do not tell one. */
  readonly tableLanguage?: TextLanguage;
  /** Whether most texts have three words or more. */
  readonly arePhrases?: true;
  /** How most texts are put together from words. Absent if `pattern` or `looksLike` tells the form. */
  readonly wordForm?: WordForm;
  /** Texts of sentences whose words stand in several rows one behind the other. Absent for names, codes and short texts. */
  readonly told?: readonly string[];
  /** How phone numbers and postal codes are written. Absent for other texts. */
  readonly contacts?: ContactForm;
  /** How most of the e-mail addresses are written. */
  readonly mails?: MailForm;
  /** Whether all letters are capitals. */
  readonly isUpper?: true;
  /** The form that all texts have, as a regular expression, for example `[A-Z]{2}-\d{4}`. */
  readonly pattern?: string;
  /** The alternatives of the pattern, if texts have several forms, with how many texts have each. */
  readonly forms?: readonly PatternForm[];
  /** The forms of texts that tell a country or a language. */
  readonly countrySigns?: readonly CountrySign[];
  /** How international phone numbers begin, such as `+34`. Absent if there are none. */
  readonly callingCodes?: readonly string[];
  /** The field that all texts look like, such as `internet.email`, recognised by their form alone. */
  readonly looksLike?: string;
  /** The format of dates written in another form than 2026-11-21T10:15:00.000Z, as the option `format` takes it. */
  /** How numbers are written that computers read otherwise, such as 1.234,50 €. Absent unless nearly all have one form. */
  readonly numberForm?: {
    readonly prefix: string;
    readonly suffix: string;
    readonly mark: '.' | ',';
    /** The sign between thousands. */
    readonly thousands?: string;
    /** The digits after the mark, if all numbers have as many. */
    readonly decimals?: number;
  };
  readonly dateFormat?: string;
  /** The day of the month that all dates have, such as 1 in a column of months, if they are of several months. */
  readonly dayOfMonth?: number;
  /** Whether the letters of these dates are all capitals. */
  readonly isUpperDate?: true;
  /** Rows in order: numbers or moments that grow by one step, or nearly. */
  readonly order?:
    | {
        readonly kind: 'sequence';
        readonly start: number;
        readonly step: number;
        readonly pad?: number;
        readonly prefix?: string;
      }
    | {
        readonly kind: 'series';
        readonly from: number | string;
        readonly step: number | string;
        readonly jitter?: number | string;
      };
  /** How every row computes this column from others: a formula, or a template. */
  readonly derived?:
    | { readonly kind: 'formula'; readonly expression: string }
    | { readonly kind: 'template'; readonly text: string };
}
