import type { SourceColumn } from '../source-tables.ts';
import { isSchema } from './layers.ts';
import { isScalar, typeOfValue } from './types.ts';

type Base = Omit<SourceColumn, 'type'>;

/** A column of constants of any type: scalars of one type are its values, objects and lists have constant parts. */
export function constantColumn(base: Base, values: readonly unknown[]): SourceColumn {
  const scalars = values.filter(isScalar);
  const types = new Set(scalars.map(scalarType));
  const parts = [
    ...[...types].map((value): SourceColumn => {
      const own = scalars.filter((one) => scalarType(one) === value);
      return { ...plain(base), type: { value }, values: own };
    }),
    ...values.filter((value) => !isScalar(value)).map((value) => nestedConstant(plain(base), value)),
  ];
  const [first = { ...base, type: { value: 'unknown' } as const }, ...others] = parts;
  if (others.length === 0) return { ...base, ...first };
  return { ...base, type: { value: 'json' }, alternatives: parts };
}

function plain({ name, nullable, place }: Base): Base {
  return { name, nullable, ...(place && { place }) };
}

function scalarType(value: string | number | boolean): 'text' | 'decimal' | 'integer' | 'boolean' {
  const type = typeOfValue(value);
  return type === 'number' ? 'decimal' : type === 'integer' || type === 'boolean' ? type : 'text';
}

function nestedConstant(base: Base, value: unknown): SourceColumn {
  const inner = (name: string, one: unknown) => constantColumn({ ...base, name }, [one]);
  if (Array.isArray(value)) {
    return {
      ...base,
      type: { value: 'array' },
      tuple: value.map((one: unknown, i) => inner(`item_${i + 1}`, one)),
    };
  }
  if (isSchema(value)) {
    const columns = Object.entries(value).map(([name, one]) => inner(name, one));
    return { ...base, type: { value: 'object' }, columns };
  }
  return { ...base, type: { value: 'unknown' }, values: [null] };
}
