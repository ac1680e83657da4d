import type { SourceColumn, SourceType } from '../source-tables.ts';
import type { Cursor, QualifiedName } from './cursor.ts';
import { parseExpression } from './expressions/parse.ts';
import type { SequenceSteps, SqlScript } from './script.ts';
import { constantAs } from './values.ts';

export interface ReadDefault {
  readonly default?: NonNullable<SourceColumn['default']>;
  /** The sequence from which the database numbers the column. */
  readonly sequence?: SequenceSteps;
}

const FROM_ONE: SequenceSteps = { start: 1, step: 1 };

/** Reads the expression of a default. A default of null is none. */
export function readDefault(expression: Cursor, script: SqlScript, type: SourceType): ReadDefault {
  const cursor = expression.within(expression.index, expression.end);
  if (cursor.takes('NEXT', 'VALUE', 'FOR'))
    return { sequence: sequenceNamed(cursor.qualifiedName(), script) };
  if (cursor.isAtEnd) return {};
  const tree = parseExpression(cursor.within(cursor.index, cursor.end));
  if (tree.kind === 'literal')
    return tree.value === null ? {} : { default: { value: constantAs(tree.value, type) } };
  if (tree.kind === 'column' && tree.isDoubleQuoted && script.rules.doubleQuotedStrings) {
    return { default: { value: constantAs(tree.name, type) } };
  }
  if (tree.kind === 'call' && tree.name === 'nextval') {
    const [sequence] = tree.args;
    if (sequence?.kind === 'literal')
      return { sequence: sequenceNamed(namesIn(String(sequence.value)), script) };
    if (sequence?.kind === 'column') return { sequence: sequenceNamed([sequence.name], script) };
  }
  return { default: { expression: cursor.written(script.text) } };
}

function sequenceNamed(names: QualifiedName, script: SqlScript): SequenceSteps {
  return script.sequences.get(script.resolved(names)) ?? FROM_ONE;
}

const NAME = /"((?:[^"]|"")*)"|([^."]+)/g;

/** The names in a text such as `public."My seq"`. */
function namesIn(text: string): QualifiedName {
  return Array.from(
    text.matchAll(NAME),
    ([, quoted, plain]) => plain ?? (quoted ?? '').replaceAll('""', '"'),
  );
}
