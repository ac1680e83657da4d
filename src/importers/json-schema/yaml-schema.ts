import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { Result } from '../../result.ts';
import type { Path, Problem } from '../../schema/problem.ts';
import type { SourcePlace, SourceTables } from '../source-tables.ts';
import { notRead, tablesOf } from './read-json-schema.ts';
import type { JsonSchemaOptions } from './schema-tables.ts';

const START: SourcePlace = { line: 1, column: 1 };

/** Reads a JSON Schema or an OpenAPI 3 description in YAML. */
export function readYamlSchema(
  text: string,
  options: JsonSchemaOptions,
): Result<SourceTables, readonly Problem[]> {
  const lines = new LineCounter();
  const placeAt = (offset: number): SourcePlace => {
    const { line, col } = lines.linePos(offset);
    return line === 0 ? START : { line, column: col };
  };
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const [error] = document.errors;
    if (error) {
      const { line, column } = placeAt(error.pos[0]);
      return notRead(
        'invalid-value',
        `Line ${line}, column ${column}: this is not valid YAML. ${error.message}`,
      );
    }
    const root: unknown = document.toJS({ maxAliasCount: 100 });
    return tablesOf(root, options, (paths) => paths.map((path) => placeOf(document, path, placeAt)));
  } catch (error) {
    // The library recurses, and refuses aliases that multiply.
    const reason = error instanceof RangeError ? 'It is nested too deeply.' : 'It has too many aliases.';
    return notRead('invalid-value', `This YAML cannot be read. ${reason}`);
  }
}

/** The place of a value, or of the innermost one around it. */
function placeOf(document: Document, path: Path, placeAt: (offset: number) => SourcePlace): SourcePlace {
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return placeAt(node.range[0]);
  }
  return START;
}
