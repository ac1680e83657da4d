import type { SkippedPart, SourcePlace } from '../../source-tables.ts';
import type { QualifiedName } from '../cursor.ts';
import type { LexicalRules } from '../dialects.ts';
import { placesIn } from '../places.ts';
import { lineEnd, nextStatementLine } from '../statement-lines.ts';
import { StatementReader } from '../statements.ts';
import { copiedCells, hasOddQuotes } from './copied-rows.ts';
import { type RowHead, readRowHead, rowWords } from './row-head.ts';
import { INCOMPLETE, MALFORMED, type RowCell, RowReader } from './row-reader.ts';

/** Takes the rows of one statement. */
export type RowWriter = (cells: readonly RowCell[]) => void;

export interface RowSink {
  /** Called at each statement with rows. */
  begin(table: QualifiedName, columns: readonly string[] | undefined, place: SourcePlace): RowWriter;
  /** Called at rows that cannot be read. */
  skip(part: SkippedPart): void;
}

/** A script without its rows. */
export interface FilteredScript {
  readonly text: string;
  /** The place in the whole script of an offset in the text. */
  readonly placeOf: (offset: number) => SourcePlace;
}

/** Where the text goes on after rows: an offset in it, and its place in the whole script. */
interface Piece extends SourcePlace {
  readonly at: number;
}

/** So many characters after a statement decide where it ends. */
const LOOKAHEAD = 1000;
/** The report lists the first of several statements in a row that begin with the same such word. */
const DATA_WORDS = new Set(['UPDATE', 'DELETE', 'MERGE', 'INSERT', 'REPLACE', 'SELECT']);
/** Words that can follow the rows of a statement. */
const TAIL = /\b(?:ON|RETURNING|AS|OPTION)\b/iy;
const ONLY_BATCH_ENDS = /^(?:[\s;]|GO\b)*$/i;
/** Faults in rows that are listed. */
const FAULTS_MAX = 100;

type Mode = 'between' | 'rows' | 'copied' | 'tail' | 'lost';

/**
 * Takes the rows out of a script, which comes in parts: memory holds the definitions, and one row. Rows are those of `INSERT …
 * VALUES` and `COPY … FROM stdin`.
 */
export class DumpFilter {
  readonly #rules: LexicalRules;
  readonly #file: string | undefined;
  readonly #sink: RowSink;
  readonly #rows: RowReader;
  #buffer = '';
  /** In the buffer. */
  #position = 0;
  #mode: Mode = 'between';
  #delimiter = ';';
  #head: RowHead | undefined;
  #write: RowWriter = () => {};
  #expectsRow = true;
  /** Below this length, the buffer cannot hold what is incomplete. */
  #wanted = 0;
  readonly #kept: string[] = [];
  #keptLength = 0;
  readonly #pieces: Piece[] = [{ at: 0, line: 1, column: 1 }];
  #isCut = false;
  #lastWord = '';
  #line = 1;
  /** Characters since the last line end. */
  #column = 1;
  #faults = 0;

  /** @param file the name of the file, if it is one of several */
  constructor(rules: LexicalRules, sink: RowSink, file?: string) {
    this.#file = file;
    this.#rules = rules;
    this.#sink = sink;
    this.#rows = new RowReader(rules);
  }

  push(chunk: string): void {
    this.#buffer = this.#buffer.slice(this.#position) + chunk;
    this.#position = 0;
    if (this.#buffer.length >= this.#wanted) this.#advance(false);
  }

  end(): FilteredScript {
    this.#advance(true);
    this.#consume(this.#buffer.length, this.#mode === 'between');
    const text = this.#kept.join('');
    return { text, placeOf: placesBetween(text, this.#pieces) };
  }

  /** Reads as far as the buffer reaches. */
  #advance(isLast: boolean): void {
    while (this.#step(isLast));
    // An incomplete part is read again once there is twice as much: the time stays in proportion to the length.
    this.#wanted = 2 * (this.#buffer.length - this.#position);
  }

  /** Reads a statement, or rows. False if the buffer holds no whole one. */
  #step(isLast: boolean): boolean {
    switch (this.#mode) {
      case 'between':
        return this.#readStatement(isLast);
      case 'rows':
        return this.#readRows(isLast);
      case 'copied':
        return this.#readCopied(isLast);
      case 'tail':
        return this.#readTail(isLast);
      case 'lost':
        return this.#findStatement(isLast);
    }
  }

  #readStatement(isLast: boolean): boolean {
    const reader = new StatementReader(this.#buffer, this.#rules, this.#position, this.#delimiter);
    const first = reader.toFirst();
    if (!first || (!isLast && first.end + LOOKAHEAD > this.#buffer.length)) return false;
    if (rowWords.has(first.keyword) && (first.keyword !== 'COPY' || this.#rules.clientLines)) {
      const head = readRowHead(this.#buffer, this.#rules, first.start);
      if (head === 'incomplete' && !isLast) return false;
      if (typeof head === 'object') {
        this.#beginRows(head, first.start, reader.delimiter);
        return true;
      }
    }
    reader.read();
    if (!isLast && reader.position + LOOKAHEAD > this.#buffer.length) return false;
    const isRepeated = DATA_WORDS.has(first.keyword) && first.keyword === this.#lastWord;
    this.#lastWord = first.keyword;
    this.#delimiter = reader.delimiter;
    this.#consume(reader.position, !isRepeated);
    return this.#position < this.#buffer.length;
  }

  #beginRows(head: RowHead, start: number, delimiter: string): void {
    const gap = this.#buffer.slice(this.#position, start);
    this.#consume(start, !(this.#isCut && ONLY_BATCH_ENDS.test(gap)));
    this.#delimiter = delimiter;
    this.#head = head;
    this.#lastWord = '';
    this.#write = this.#sink.begin(head.table, head.columns, this.#place());
    this.#expectsRow = true;
    this.#mode = head.copy ? 'copied' : 'rows';
    this.#consume(head.copy ? lineEnd(this.#buffer, head.end) : head.end, false);
    if (!head.copy) return;
    this.#consume(this.#buffer.indexOf('\n', this.#position) + 1 || this.#buffer.length, false);
    if (head.copy.hasHeader) this.#write = skippingFirst(this.#write);
  }

  #readRows(isLast: boolean): boolean {
    let at = this.#position;
    for (;;) {
      const next = this.#rows.skipSpace(this.#buffer, at);
      if (next === INCOMPLETE) return this.#stop(at, isLast, this.#expectsRow);
      if (this.#expectsRow) {
        // MySQL also writes `VALUES ROW(1, 2)`.
        const open = this.#buffer.startsWith('ROW(', next) ? next + 3 : next;
        const end = this.#buffer[open] === '(' ? this.#rows.read(this.#buffer, open) : MALFORMED;
        if (end === MALFORMED) return this.#lose(at, 'This row cannot be read.');
        if (end === INCOMPLETE) return this.#stop(at, isLast, true);
        this.#write(this.#rows.cells);
        this.#expectsRow = false;
        at = end;
      } else if (this.#buffer[next] === ',') {
        this.#expectsRow = true;
        at = next + 1;
      } else {
        if (!isLast && next + LOOKAHEAD > this.#buffer.length) return this.#stop(at, isLast, false);
        TAIL.lastIndex = next;
        const isEnded = this.#buffer.startsWith(this.#delimiter, next);
        this.#mode = !isEnded && TAIL.test(this.#buffer) ? 'tail' : 'between';
        this.#consume(isEnded ? next + this.#delimiter.length : next, false);
        return true;
      }
    }
  }

  /** Waits for more text, or ends. */
  #stop(at: number, isLast: boolean, isInRow: boolean): boolean {
    this.#consume(at, false);
    if (isLast && isInRow) this.#list('The source ends in the middle of a row.');
    return false;
  }

  #readCopied(isLast: boolean): boolean {
    const format = this.#head?.copy;
    let at = this.#position;
    for (;;) {
      const start = at;
      let end = this.#buffer.indexOf('\n', at);
      let isOpen = false;
      while (format?.isCsv && end >= 0) {
        isOpen = isOpen !== hasOddQuotes(this.#buffer.slice(at, end));
        if (!isOpen) break;
        at = end + 1;
        end = this.#buffer.indexOf('\n', at);
      }
      if (end < 0 || !format) {
        this.#consume(start, false);
        if (isLast) this.#endCopied(this.#buffer.slice(start));
        return false;
      }
      const line = withoutReturn(this.#buffer.slice(start, end));
      at = end + 1;
      if (isEndOfRows(line)) {
        this.#mode = 'between';
        this.#consume(at, false);
        return true;
      }
      this.#write(copiedCells(line, format));
    }
  }

  /** The last line may be cut. */
  #endCopied(line: string): void {
    if (isEndOfRows(withoutReturn(line))) this.#mode = 'between';
    else this.#list('The source ends before the rows do: the last line may be cut.');
  }

  /** `ON CONFLICT DO NOTHING`, `ON DUPLICATE KEY UPDATE …`, `RETURNING id` */
  #readTail(isLast: boolean): boolean {
    const reader = new StatementReader(this.#buffer, this.#rules, this.#position, this.#delimiter);
    reader.read();
    if (!isLast && reader.position + LOOKAHEAD > this.#buffer.length) return false;
    this.#mode = 'between';
    this.#consume(reader.position, false);
    return true;
  }

  #lose(at: number, reason: string): boolean {
    this.#consume(at, false);
    this.#list(reason);
    this.#mode = 'lost';
    return true;
  }

  /** Goes to the next line that begins a statement. */
  #findStatement(isLast: boolean): boolean {
    const next = nextStatementLine(this.#buffer, this.#position + 1);
    if (next !== undefined) {
      this.#mode = 'between';
      this.#consume(next, false);
      return true;
    }
    const line = this.#buffer.lastIndexOf('\n');
    if (isLast) this.#consume(this.#buffer.length, false);
    else if (line > this.#position) this.#consume(line, false);
    return false;
  }

  #list(reason: string): void {
    if (++this.#faults > FAULTS_MAX) return;
    this.#sink.skip({ place: this.#place(), text: '', reason, matters: true, isLeftOut: true });
  }

  #place(): SourcePlace {
    const place = { line: this.#line, column: this.#column };
    return this.#file === undefined ? place : { file: this.#file, ...place };
  }

  /** Goes to an offset. The text before it is kept, or cut out. */
  #consume(to: number, isKept: boolean): void {
    if (to <= this.#position) return;
    const text = this.#buffer.slice(this.#position, to);
    if (isKept) {
      if (this.#isCut) this.#pieces.push({ at: this.#keptLength, line: this.#line, column: this.#column });
      this.#keep(text);
    } else if (!this.#isCut) this.#keep(`${this.#delimiter}\n`);
    this.#isCut = !isKept;
    this.#position = to;
    let newline = text.indexOf('\n');
    if (newline < 0) this.#column += text.length;
    else {
      let last = newline;
      for (; newline >= 0; newline = text.indexOf('\n', newline + 1)) {
        this.#line++;
        last = newline;
      }
      this.#column = text.length - last;
    }
  }

  #keep(text: string): void {
    this.#kept.push(copyOf(text));
    this.#keptLength += text.length;
  }
}

/** A text that does not hold on to the longer one that it was cut from, as engines do to save time. */
function copyOf(text: string): string {
  return ` ${text}`.slice(1);
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line);
const isEndOfRows = (line: string) => line.trimEnd() === '\\.';

function skippingFirst(write: RowWriter): RowWriter {
  let isFirst = true;
  return (cells) => {
    if (isFirst) isFirst = false;
    else write(cells);
  };
}

function placesBetween(text: string, pieces: readonly Piece[]): (offset: number) => SourcePlace {
  const placeIn = placesIn(text);
  return (offset) => {
    let low = 0;
    let high = pieces.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((pieces[middle]?.at ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const piece = pieces[low];
    const place = placeIn(offset);
    if (!piece) return place;
    const start = placeIn(piece.at);
    const line = piece.line + place.line - start.line;
    const isSameLine = place.line === start.line;
    return { line, column: isSameLine ? piece.column + offset - piece.at : place.column };
  };
}
