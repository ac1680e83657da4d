import { type ReactNode, useRef, useState } from 'react';
import type { OptionInfo } from '../../../catalogue/field.ts';
import { nameInFormula } from '../../../expression/written-names.ts';
import { defaultOf, optionText, parseOption, withoutDefault } from '../../../schema/option-texts.ts';
import { useTargetRef } from '../../lib/focus-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Select, TextArea } from '../../ui/inputs.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';
import { nameInDoubledBraces } from '../schema/doubled-braces.ts';
import type { FormulaOwner } from './formula-owner.ts';
import { InsertList } from './insert-list.tsx';
import { type Insertion, insertFilter, insertFunction, insertText, type TextRange } from './insertion.ts';
import type { OptionProps } from './labelled.tsx';
import { type ReadableColumn, useReadableColumns } from './use-readable-columns.ts';

interface Props extends OptionProps {
  readonly info: OptionInfo;
  readonly lines: number;
  /** The syntax in which names of columns are offered for insertion. */
  readonly offers: 'template' | 'formula' | undefined;
  readonly columns: readonly string[];
  readonly owner: FormulaOwner | undefined;
  /** What is wrong with the text, and its help. */
  readonly notes: ReactNode;
  readonly placeholder?: string | undefined;
}

/** A column as a template or a formula names it. */
function columnText(offers: 'template' | 'formula', column: string): string {
  if (offers === 'template') return `{${column}}`;
  return nameInFormula(column);
}

function bracesHint(name: string | undefined): string | undefined {
  return name && `“{{${name}}}” writes braces. For a column’s value, write {${name}}.`;
}

/** Several lines of text, with the columns, functions and filters that can be inserted. */
export function TextControl({
  info,
  value,
  onSet,
  draftKey,
  lines,
  offers,
  columns,
  owner,
  notes,
  ...props
}: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const readable = useReadableColumns(offers ? columns : [], offers && owner);
  const { type, box } = useTypedText({
    key: draftKey,
    text: optionText(info, value ?? defaultOf(info)),
    onType: (typed) => onSet(withoutDefault(info, parseOption(info, typed))),
  });
  const text = box.value;

  /** The caret is after what was inserted, or in its brackets, so that typing goes on there. */
  function insert(change: (range: TextRange) => Insertion) {
    const { selectionStart: start = text.length, selectionEnd: end = text.length } = area.current ?? {};
    const inserted = change({ start, end });
    type(inserted.text);
    area.current?.focus();
    // Once React has rendered the text.
    queueMicrotask(() => area.current?.setSelectionRange(inserted.caret, inserted.caret));
  }

  function insertListed(syntax: 'template' | 'formula', piece: string) {
    insert((range) =>
      syntax === 'formula'
        ? insertFunction(text, range, piece)
        : insertFilter(text, range, piece, readable[0]?.name ?? 'row'),
    );
  }

  return (
    <>
      <TextArea
        {...props}
        ref={useTargetRef(area, props.ref)}
        rows={lines}
        spellCheck={false}
        autoCapitalize="off"
        {...box}
        className={`font-mono ${lines === 1 ? 'field-sizing-content max-h-40 min-h-11 lg:min-h-9' : 'resize-y'}`}
      />
      {notes}
      {offers === 'template' && (
        <p role="status" className="text-sm text-warning empty:hidden">
          {bracesHint(nameInDoubledBraces(text, columns))}
        </p>
      )}
      {offers && readable.length > 0 && (
        <ColumnOffer
          columns={readable}
          onInsert={(column) => insert((range) => insertText(text, range, columnText(offers, column)))}
        />
      )}
      {offers && (
        <InsertList
          syntax={offers}
          owner={owner}
          onInsert={(piece) => insertListed(offers, piece)}
          onInsertWhole={(call) => insert((range) => insertText(text, range, call))}
        />
      )}
    </>
  );
}

interface OfferProps {
  readonly columns: readonly ReadableColumn[];
  readonly onInsert: (column: string) => void;
}

function ColumnOffer({ columns, onInsert }: OfferProps) {
  const [chosen, setChosen] = useState<string>();
  const { name: column = '' } = columns.find(({ name }) => name === chosen) ?? columns[0] ?? {};
  return (
    <div className="flex gap-2">
      <Select
        aria-label="Column to insert"
        value={column}
        onChange={({ target }) => setChosen(target.value)}
        className="h-11! min-w-0 lg:h-8!"
      >
        {columns.map(({ name, type }) => (
          <option key={name} value={name}>
            {type === undefined ? name : `${name} (${type})`}
          </option>
        ))}
      </Select>
      <Button size="touch" onClick={() => onInsert(column)}>
        Insert
      </Button>
    </div>
  );
}
