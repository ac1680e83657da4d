import type { EntityKind } from './entities.ts';

/** One value. Its column has its value type, and a format decides how it is written. */
export type Cell = string | number | boolean | bigint | null;

/**
 * What a column's cells are. Text holds any string; an integer beyond 2^53 is a bigint; a decimal is a number, or its
 * digits as a string where zeros at the end count; a date and a timestamp are milliseconds since 1970 UTC; json is the
 * text of a JSON value.
 */
export type ValueType = (typeof valueTypes)[number];

export const valueTypes = ['text', 'integer', 'decimal', 'boolean', 'date', 'timestamp', 'json'] as const;

/** A value of the schema document. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Another option of the column has one of these values. Null stands for an option that is not set. */
export interface OptionCondition {
  readonly option: string;
  readonly is: readonly (string | number | boolean | null)[];
}

interface OptionTexts {
  /** One or two words, as a form shows them. */
  readonly label: string;
  /** One short sentence, of about 70 characters at most. A form always shows it. */
  readonly help: string;
  /** Whole sentences that continue `help`: details and examples. A form shows them on request. */
  readonly more?: string;
  readonly required?: true;
  /**
   * Decides the entity that the field is a part of, and with it the other columns of that entity: those that take the option
   * too must set it as well where it says `every-column`. It does not change the field's own cells where it says
   * `other-columns`.
   */
  readonly ofEntity?: true | 'every-column' | 'other-columns';
  /** With this value, the field also reads its `otherEntity`. */
  readonly readsOther?: true | string;
  /** The option has an effect only while all of these hold. */
  readonly when?: readonly OptionCondition[];
}

interface Kind<Name extends string> extends OptionTexts {
  readonly kind: Name;
}

interface Escapes {
  /** A form shows a tab and line breaks as `\t`, `\n` and `\r`, and reads them as typed so. */
  readonly escapes?: true;
}

export type OptionInfo =
  /** Any text of at most `maxLength` characters (65,536 by default). */
  | (Kind<'text'> &
      Escapes & {
        readonly default?: string;
        readonly maxLength?: number;
        /** Common values, each with its name: a form offers them beside the control. */
        readonly suggestions?: Readonly<Record<string, string>>;
      })
  /** An integer; between -2^53 and 2^53 by default. */
  | (Kind<'integer'> & { readonly default?: number; readonly min?: number; readonly max?: number })
  | (Kind<'number'> & {
      readonly default?: number;
      readonly min?: number;
      readonly max?: number;
      /** The cells that a percentage is the share of, in a word or two: 70 is “70% true”. */
      readonly percentOf?: string;
    })
  /** An integer of any size up to 30 digits, as a number or, beyond 2^53, a text of digits. */
  | (Kind<'big-integer'> & { readonly default?: string })
  | (Kind<'boolean'> & { readonly default?: boolean })
  | (Kind<'choice'> & {
      readonly choices: readonly string[];
      /** What a form shows for a choice; the choice itself by default. */
      readonly labels?: Readonly<Record<string, string>>;
      readonly default?: string;
      /** What a form shows where no choice is made, of an option without a default. */
      readonly empty?: string;
    })
  /** Some of the choices, each at most once; all of them by default. */
  | (Kind<'choices'> & {
      readonly choices: readonly string[];
      readonly labels?: Readonly<Record<string, string>>;
    })
  /** A day, `2026-11-21`, a moment of UTC, `2026-11-21T10:15:00Z`, or `now`. */
  | (Kind<'date'> & { readonly default?: string })
  /** A time of day, `09:30` or `09:30:15`. */
  | (Kind<'time'> & { readonly default?: string })
  /** An ISO 8601 duration above zero: `P14D`, `PT2H30M`. */
  | (Kind<'duration'> & { readonly default?: string })
  /** A text, a finite number, true, false or null. `orColumn`: a text that is no date names a column of the row. */
  | (Kind<'value'> & { readonly orColumn?: true })
  /** A list of such values, of at most `maxItems`. */
  | (Kind<'values'> & { readonly maxItems: number })
  /** A list of finite numbers. None is below zero, and one at least is above. */
  | (Kind<'weights'> & { readonly maxItems: number })
  /** The name of another column of the same table. */
  | Kind<'column'>
  /** The name of a table of the document, and of a column of the table that the option `table` or `via` names. */
  | Kind<'table'>
  | Kind<'parent-column'>
  /** `uniform`, `zipf`, `one-to-one`, `{ "each": n }`, `{ "min": n }` or `{ "from": a, "to": b, "weights": [w] }`. */
  | Kind<'children'>
  /** Columns of the table that the option `table` names, each with the column of this table whose cell its cell equals. */
  | Kind<'column-pairs'>
  /** A state, or several with their weights: `{ "new": 9, "paid": 1 }`. */
  | (Kind<'states'> & { readonly maxItems: number })
  /** For each state, the weights of those that follow it: `{ "new": { "paid": 8, "cancelled": 1 } }`. */
  | (Kind<'transitions'> & { readonly maxItems: number })
  | Kind<'pattern'>
  | (Kind<'template'> & Escapes)
  | Kind<'formula'>
  /** Columns, as a table has them. */
  | Kind<'columns'>
  /** Conditions, each with the field of the rows where it is the first that holds: `{ "when", "field", "options" }`. */
  | (Kind<'alternatives'> & { readonly maxItems: number })
  /** One of these without a condition. */
  | Kind<'alternative'>
  /** The id of a field, and the options of that field. */
  | Kind<'field'>
  | Kind<'field-options'>;

export type OptionKind = OptionInfo['kind'];

/**
 * What happens to texts that are longer than a column's `maxLength`. `refused`: they would no longer be what they are, so
 * the check refuses the column. `cut-at-end`: only their beginning stays. Otherwise a part is cut and the rest stays: of an
 * e-mail and a user name the names before the number, of a file's name what comes before its extension, of a telephone's
 * number the extension. Values of other types are never cut.
 */
export type WhenTooLong = 'cut-at-end' | 'refused' | 'email' | 'username' | 'file-name' | 'phone-number';

/**
 * The `format` of JSON Schema that each text of a field has. `by-options`: the options decide between formats and patterns,
 * and `code/field-formats.ts` knows how. https://json-schema.org/draft/2020-12/json-schema-validation#section-7.3
 */
type FieldFormat = 'unknown' | 'by-options' | 'email' | 'uri' | 'hostname' | 'ipv4' | 'ipv6' | 'uuid';

/** The facts of a field whose cells can be texts. */
interface TextFacts {
  readonly whenTooLong: WhenTooLong;
  readonly format: FieldFormat;
}

/** Texts that can be cut anywhere, and whose format nobody knows. */
export const anyText = { type: 'text', whenTooLong: 'cut-at-end', format: 'unknown' } as const;
/** Texts that mean nothing if a part is missing, and whose format nobody knows. */
export const wholeText = { type: 'text', whenTooLong: 'refused', format: 'unknown' } as const;

type OtherType = Exclude<ValueType, 'text'>;

/** The type of a field's cells, and the types that options can give them instead. Each demands its facts. */
type Typed =
  | ({ readonly type: 'text'; readonly otherTypes?: readonly OtherType[] } & TextFacts)
  | ({ readonly type: OtherType; readonly otherTypes: readonly ['text', ...OtherType[]] } & TextFacts)
  | {
      readonly type: OtherType;
      readonly otherTypes?: readonly OtherType[];
      readonly whenTooLong?: never;
      readonly format?: never;
    }
  /** `type` is a guess for lists of fields. */
  | ({ readonly type: ValueType; readonly otherTypes: 'by-other-columns' } & TextFacts);

export type Field = Typed & {
  /** The name in a list of fields. */
  readonly label: string;
  /** The entity that the field is a part of, if any: the columns of one row that share it agree. */
  readonly entity?: EntityKind;
  /** Another entity of the row, which the field reads if an option has the value of its `readsOther`. */
  readonly otherEntity?: EntityKind;
  /** Whole sentences about its values that people should read before they use them. */
  readonly note?: string;
  readonly options?: Readonly<Record<string, OptionInfo>>;
};
