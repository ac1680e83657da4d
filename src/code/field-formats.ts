import { formatPattern } from '../expression/format-date.ts';
import { readPattern } from '../generators/pattern/read.ts';
import type { ColumnSchema } from '../schema/schema.ts';

/** A format of JSON Schema, and a pattern. https://json-schema.org/draft/2020-12/json-schema-validation#section-7.3 */
interface TextFormat {
  readonly format?: string;
  readonly pattern?: string;
}

/** What the texts of a field look like, where that is known. */
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
    case 'finance.pin':
    case 'finance.accountNumber':
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

/** What looks beyond its match says nothing of a whole value. */
const LOOKS_AROUND = /\(\?<?[=!]|\\b|\\B|\^|\$/;

/** Validators read a pattern with the flag `u`: one that they would read in another way is left out. */
function regexPattern(source: string): TextFormat {
  const read = readPattern(source);
  if (!read.ok || (!read.value.pattern.unicode && !isSameInUnicode(source))) return {};
  return { pattern: LOOKS_AROUND.test(source) ? source : `^(?:${source})$` };
}

function isSameInUnicode(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}
