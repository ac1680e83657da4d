/** A column's name without brackets. The expression is sticky: it matches at the position of the tokenizer. */
export const NAME = /[\p{L}_][\p{L}\p{M}\p{Nd}_]*/uy;

export const RESERVED = ['and', 'or', 'not', 'true', 'false', 'null', 'row'];

/** Names that need no brackets inside a template's braces. */
const TEMPLATE_NAME = /^[^\s|}:{[](?:[^|}:{]*[^\s|}:{])?$/;

/** Whether a name can be written without brackets. */
export function isColumnName(name: string): boolean {
  NAME.lastIndex = 0;
  return NAME.exec(name)?.[0] === name && !RESERVED.includes(name);
}

export function bracketed(name: string): string {
  return `[${name.replaceAll(']', ']]')}]`;
}

/** A text as formulas write it. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** A column's name as formulas write it: in brackets if it must be. */
export function nameInFormula(name: string): string {
  return isColumnName(name) ? name : bracketed(name);
}

/** A column's name as the placeholders of templates write it. */
export function nameInTemplate(name: string): string {
  return TEMPLATE_NAME.test(name) && name !== 'row' ? name : bracketed(name);
}
