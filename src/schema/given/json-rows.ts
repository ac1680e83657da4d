import type { Json } from '../../catalogue/field.ts';
import { errorMessage } from '../../error-text.ts';
import type { Result } from '../../result.ts';
import { isExactNumber, lossText } from '../exact-numbers.ts';
import { scanJson } from '../json-scanner.ts';
import { shown } from '../problems.ts';
import { CELL_LEVELS_MAX } from './given-cells.ts';

/** Why JSON of given rows cannot be read. */
export interface JsonRowsFault {
  /** Counted from 0. Undefined if the text is no JSON. */
  readonly row: number | undefined;
  /** A sentence. Of a text that is no JSON: a reason without a full stop. */
  readonly reason: string;
}

/**
 * Reads a JSON text of given rows. Refuses rows that reading would change, because a number loses digits or an object has a
 * name twice, and cells that are nested too deeply.
 * @param rowLevel how many lists are around a row: 1 in a list of rows, 0 if the text is a row
 */
export function parseJsonRows(text: string, rowLevel: 0 | 1): Result<Json, JsonRowsFault> {
  const loss = firstLoss(text, rowLevel);
  if (loss) return { ok: false, error: loss };
  try {
    const value: Json = JSON.parse(text);
    return { ok: true, value };
  } catch (error) {
    return { ok: false, error: { row: undefined, reason: errorMessage(error) } };
  }
}

/** The first row that reading would change, or that is too deep. A text that is no JSON is read up to its fault. */
function firstLoss(text: string, rowLevel: number): JsonRowsFault | undefined {
  let loss: JsonRowsFault | undefined;
  let [level, row] = [0, -1];
  // The names of each object around the place, from the outermost.
  const open: Set<string>[] = [];
  const lose = (reason: string) => {
    loss ??= { row: Math.max(0, row), reason };
  };
  const startValue = () => {
    if (level === rowLevel) row++;
  };
  scanJson(text, {
    begin(kind) {
      startValue();
      level++;
      if (kind === 'object') open.push(new Set());
      if (level - rowLevel - 1 > CELL_LEVELS_MAX)
        lose(
          `Its lists and objects are nested more than ${CELL_LEVELS_MAX.toLocaleString('en-US')} levels deep.`,
        );
    },
    end(kind) {
      level--;
      if (kind === 'object') open.pop();
    },
    name(name) {
      const names = open.at(-1);
      if (names?.has(name)) lose(`It has the name “${shown(name)}” twice.`);
      names?.add(name);
    },
    value(value) {
      startValue();
      if (value === null || typeof value !== 'object' || isExactNumber(value.digits)) return;
      lose(`${lossText(value.digits)} Write it as a text.`);
    },
  });
  return loss;
}
