import { once } from '../once.ts';
import type { Expression } from './expression.ts';
import { type LargeValues, largeChoice, largeRepetition, largeSequence, toLarge } from './large-values.ts';
import { MAX_SMALL_COUNT, type SmallValues, SmallValuesBuilder } from './small-values.ts';

/**
 * Reads the texts of an expression by index. Throws a RangeError if the index is out of range. The tables are made when
 * the first text is read.
 */
export function textReader(expression: Expression): (index: bigint | number) => string {
  const { count } = expression;
  const smallCount = count <= MAX_SMALL_COUNT ? Number(count) : 0;
  const small = once(() => toSmallValues(expression, new SmallValuesBuilder()));
  const large = once(() => toLargeValues(expression, new SmallValuesBuilder()));
  function readLarge(index: bigint | number): string {
    const requested = BigInt(index);
    if (requested < 0n || requested >= count) throw new RangeError('The pattern has no value at this index');
    return smallCount > 0 ? small().at(Number(requested)) : large().at(requested);
  }
  return (index) =>
    typeof index === 'number' && index >= 0 && index < smallCount && Number.isInteger(index)
      ? small().at(index)
      : readLarge(index);
}

function isSmall(expression: Expression): boolean {
  return expression.count <= MAX_SMALL_COUNT;
}

/** @param expression has at most 2^53 values, and so have all its parts */
function toSmallValues(expression: Expression, builder: SmallValuesBuilder): SmallValues {
  switch (expression.type) {
    case 'characters':
      return builder.characters(expression.ranges);
    case 'sequence':
      return builder.sequence(expression.parts.map((part) => toSmallValues(part, builder)));
    case 'choice':
      return builder.choice(expression.alternatives.map((part) => toSmallValues(part, builder)));
    case 'repetition':
      return builder.repetition(toSmallValues(expression.element, builder), expression.min, expression.max);
  }
}

function toLargeValues(expression: Expression, builder: SmallValuesBuilder): LargeValues {
  if (isSmall(expression)) return toLarge(toSmallValues(expression, builder));
  switch (expression.type) {
    case 'characters':
      return toLarge(builder.characters(expression.ranges));
    case 'sequence':
      return largeSequence(smallRuns(expression.parts).map((part) => toLargeValues(part, builder)));
    case 'choice':
      return largeChoice(expression.alternatives.map((part) => toLargeValues(part, builder)));
    case 'repetition': {
      const { element, min, max } = expression;
      return largeRepetition(
        builder,
        isSmall(element) ? toSmallValues(element, builder) : toLargeValues(element, builder),
        min,
        max,
      );
    }
  }
}

/** Joins neighboring parts of a sequence while the joined parts have at most 2^53 texts. */
function smallRuns(parts: readonly Expression[]): Expression[] {
  const runs: Expression[] = [];
  for (const part of parts) {
    const before = runs.at(-1);
    const count = before ? before.count * part.count : 0n;
    if (!before || count > MAX_SMALL_COUNT) {
      runs.push(part);
      continue;
    }
    const joined = before.type === 'sequence' ? before.parts : [before];
    runs.splice(-1, 1, {
      type: 'sequence',
      parts: [...joined, part],
      count,
      nullable: before.nullable && part.nullable,
    });
  }
  return runs;
}
