import { formatPattern } from '../expression/format-date.ts';
import { readPattern } from '../generators/pattern/read.ts';
import type { ColumnSchema } from '../schema/schema.ts';

/** A `format` and a `pattern` of JSON Schema. https://json-schema.org/draft/2020-12/json-schema-validation#section-7.3 */
interface TextFormat {
  readonly format?: string;
  readonly pattern?: string;
}

/** The format and pattern of a text column's values, as far as its field and options determine them. */
export function formatOf({ field, options }: ColumnSchema): TextFormat {
  switch (field) {
    case 'internet.email':
      return options.provider === undefined ? { format: 'email' } : {};
    case 'internet.exampleEmail':
      return { format: 'email' };
    case 'internet.url':
    case 'image.url':
    case 'image.avatar':
      return { format: 'uri' };
    case 'internet.domainName':
      return { format: 'hostname' };
    case 'internet.ipv4':
      return { format: 'ipv4' };
    case 'internet.ipv6':
      return { format: 'ipv6' };
    case 'string.uuid':
      return { format: 'uuid' };
    case 'sequence':
      return { pattern: `^-?\\d{${options.pad},}$` };
    case 'finance.accountNumber':
      return { pattern: options.length === undefined ? '^\\d+$' : `^\\d{${options.length}}$` };
    case 'finance.pin':
      return { pattern: `^\\d{${options.length}}$` };
    case 'date':
    case 'timestamp':
    case 'time':
      return { pattern: `^${formatPattern(String(options.format))}$` };
    case 'regex':
      return regexPattern(String(options.pattern));
    default:
      return {};
  }
}

/** Finds assertions. A pattern that has them may match only part of a value, so it is not anchored. */
const HAS_ASSERTION = /\(\?<?[=!]|\\b|\\B|\^|\$/;

/** Leaves out a pattern that the flag `u`, which validators set, would make invalid. */
function regexPattern(source: string): TextFormat {
  const read = readPattern(source);
  if (!read.ok || (!read.value.pattern.unicode && !isValidInUnicode(source))) return {};
  return { pattern: HAS_ASSERTION.test(source) ? source : `^(?:${source})$` };
}

function isValidInUnicode(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}
