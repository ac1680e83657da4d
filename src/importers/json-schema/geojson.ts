import type { Json } from '../../catalogue/field.ts';
import type { SourceColumn } from '../source-tables.ts';
import { isSchema, type Layer, requiredIn } from './layers.ts';

type Base = Omit<SourceColumn, 'type'>;

const number = (name: string, min: number, max: number): Json => ({
  name,
  field: 'number',
  options: { min, max, decimals: 5 },
});

const formula = (name: string, expression: string): Json => ({
  name,
  field: 'formula',
  options: { expression },
});

const list = (columns: readonly Json[]): Json => ({ form: 'list', columns });

/** A position: longitude, then latitude. https://www.rfc-editor.org/rfc/rfc7946#section-3.1.1 */
const position = (name: string, longitude: string, latitude: string): Json => ({
  name,
  field: 'json',
  options: list([
    formula('longitude', `round(${longitude}, 5)`),
    formula('latitude', `round(${latitude}, 5)`),
  ]),
});

const inList = (name: string, columns: readonly Json[]): Json => ({
  name,
  field: 'json',
  options: list(columns),
});

const CORNERS = [
  position('a', 'x', 'y'),
  position('b', 'x + w', 'y'),
  position('c', 'x + w', 'y + h'),
  position('d', 'x', 'y + h'),
];
const LINE = inList('line', CORNERS.slice(0, 3));
/** A ring ends where it begins, and runs counterclockwise. */
const RING = inList('ring', [...CORNERS, position('e', 'x', 'y')]);

/** The coordinates of each type of geometry, as the last of some columns. */
const COORDINATES: Readonly<Record<string, Json>> = {
  Point: position('point', 'x', 'y'),
  MultiPoint: LINE,
  LineString: LINE,
  MultiLineString: inList('lines', [LINE]),
  Polygon: inList('polygon', [RING]),
  MultiPolygon: inList('polygons', [inList('polygon', [RING])]),
};

/** The levels of columns in a column. */
function levelsOf(column: Json): number {
  const { options } = isSchema(column) ? column : {};
  const { columns } = isSchema(options) ? options : {};
  return Array.isArray(columns) ? 1 + Math.max(...columns.map(levelsOf)) : 0;
}

/**
 * A geometry of GeoJSON: an object with a type of geometry and coordinates. Undefined for other objects.
 *
 * @param levels how many levels of columns are left
 */
export function geometryOf(base: Base, layers: readonly Layer[], levels: number): SourceColumn | undefined {
  const properties = layers.flatMap(({ schema }) => (isSchema(schema.properties) ? [schema.properties] : []));
  const all: Readonly<Record<string, unknown>> = Object.assign({}, ...properties);
  const { type, coordinates } = all;
  if (!isSchema(type) || !isSchema(coordinates)) return undefined;
  const [name, ...others]: readonly unknown[] = Array.isArray(type.enum) ? type.enum : [type.const];
  const options = typeof name === 'string' && others.length === 0 ? COORDINATES[name] : undefined;
  const isWhole = [...requiredIn(layers)].every((one) => one === 'type' || one === 'coordinates');
  if (options === undefined || !isWhole || levelsOf(options) + 2 > levels) return undefined;
  const columns = [
    number('x', -170, 170),
    number('y', -80, 80),
    number('w', 0.001, 1),
    number('h', 0.001, 1),
  ];
  const value: Json = [...columns, options];
  return {
    ...base,
    type: { value: 'object' },
    named: {
      field: 'json',
      options: {
        columns: [
          { name: 'type', field: 'constant', options: { value: String(name) } },
          { name: 'coordinates', field: 'json', options: { form: 'value', columns: value } },
        ],
      },
    },
  };
}
