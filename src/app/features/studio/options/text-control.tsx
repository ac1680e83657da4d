import { useRef, useState } from 'react';
import type { Json, OptionInfo } from '../../../../catalogue/field.ts';
import { isColumnName } from '../../../../expression/parse.ts';
import { Button } from '../../../ui/button.tsx';
import { Select, TextArea } from '../../../ui/inputs.tsx';
import { setDraft, useDrafts } from '../drafts.ts';
import { useStudio } from '../store.ts';
import type { ControlProps } from './labelled.tsx';
import { defaultOf, optionText, parseOption, withoutDefault } from './option-values.ts';

interface Props extends ControlProps {
  readonly info: OptionInfo;
  readonly value: Json | undefined;
  readonly onSet: (value: Json | undefined) => void;
  readonly draftKey: string;
  readonly lines: number;
  /** The syntax in which names of columns are offered for insertion. */
  readonly offers: 'template' | 'formula' | undefined;
  readonly columns: readonly string[];
}

/** A column as a template or a formula names it. */
function columnText(offers: 'template' | 'formula', column: string): string {
  if (offers === 'template') return `{${column}}`;
  return isColumnName(column) ? column : `[${column.replaceAll(']', ']]')}]`;
}

/** Several lines of text, beside the names of columns that can be put into it. */
export function TextControl({ info, value, onSet, draftKey, lines, offers, columns, ...props }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const draft = useDrafts((drafts) => drafts.get(draftKey));
  const text = draft ?? optionText(info, value ?? defaultOf(info));

  function set(next: string) {
    setDraft(draftKey, next);
    onSet(withoutDefault(info, parseOption(info, next)));
  }

  function insert(piece: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    set(text.slice(0, selectionStart) + piece + text.slice(selectionEnd));
    area.current?.focus();
  }

  return (
    <>
      <TextArea
        {...props}
        ref={area}
        rows={lines}
        spellCheck={false}
        autoCapitalize="off"
        value={text}
        onChange={({ target }) => set(target.value)}
        onBlur={() => {
          setDraft(draftKey, undefined);
          useStudio.getState().endTyping();
        }}
        className={`font-mono ${lines === 1 ? 'field-sizing-content max-h-40 min-h-11 lg:min-h-9' : 'resize-y'}`}
      />
      {offers && columns.length > 0 && (
        <ColumnOffer columns={columns} onInsert={(column) => insert(columnText(offers, column))} />
      )}
    </>
  );
}

interface OfferProps {
  readonly columns: readonly string[];
  readonly onInsert: (column: string) => void;
}

function ColumnOffer({ columns, onInsert }: OfferProps) {
  const [chosen, setChosen] = useState<string>();
  const column = chosen !== undefined && columns.includes(chosen) ? chosen : (columns[0] ?? '');
  return (
    <div className="flex gap-2">
      <Select
        aria-label="Column to insert"
        value={column}
        onChange={({ target }) => setChosen(target.value)}
        className="h-11! min-w-0 lg:h-8!"
      >
        {columns.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      <Button size="small" className="h-11! lg:h-8!" onClick={() => onInsert(column)}>
        Insert
      </Button>
    </div>
  );
}
