import type { SourceColumn, SourceType } from '../source-tables.ts';
import type { Cursor, QualifiedName } from './cursor.ts';
import type { SequenceSteps } from './drafts.ts';
import type { SqlExpression } from './expressions/expression.ts';
import { parseExpression } from './expressions/parse.ts';
import type { SqlScript } from './script.ts';
import { FROM_ONE } from './sequences.ts';
import { constantAs } from './values.ts';

export interface ReadDefault {
  readonly default?: NonNullable<SourceColumn['default']>;
  /** The sequence from which the database numbers the column. */
  readonly sequence?: SequenceSteps;
}

/** Reads the expression of a default. A default of null is none. */
export function readDefault(expression: Cursor, script: SqlScript, type: SourceType): ReadDefault {
  const again = () => expression.within(expression.index, expression.end);
  const tree = parseExpression(again());
  const sequence = nextValueOf(again()) ?? sequenceIn(tree);
  if (sequence) return { sequence: script.find(script.sequences, sequence) ?? FROM_ONE };
  if (tree.kind === 'literal') {
    return tree.value === null ? {} : { default: { value: constantAs(tree.value, type) } };
  }
  if (tree.kind === 'column' && tree.isDoubleQuoted && script.rules.doubleQuotedStrings) {
    return { default: { value: constantAs(tree.name, type) } };
  }
  return { default: { expression: expression.written(script.text) } };
}

/** The sequence of `(NEXT VALUE FOR dbo.numbers)`. */
function nextValueOf(cursor: Cursor): QualifiedName | undefined {
  while (cursor.sees('(')) cursor.take();
  return cursor.takes('NEXT', 'VALUE', 'FOR') ? cursor.qualifiedName() : undefined;
}

/** The sequence of `nextval('public.numbers'::regclass)`, which MariaDB writes as a name. */
function sequenceIn(tree: SqlExpression): QualifiedName | undefined {
  const [name] = tree.kind === 'call' && tree.name === 'nextval' ? tree.args : [];
  if (name?.kind === 'literal') return namesIn(String(name.value));
  return name?.kind === 'column' ? [name.name] : undefined;
}

/** The closing quote, which a name always has, is optional here to keep the expression from backtracking. */
const NAME = /"((?:[^"]|"")*)"?|([^."]+)/g;

/** The names in a text such as `public."My numbers"`. */
function namesIn(text: string): QualifiedName {
  return Array.from(
    text.matchAll(NAME),
    ([, quoted, plain]) => plain ?? (quoted ?? '').replaceAll('""', '"'),
  );
}
