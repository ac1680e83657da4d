import { useId } from 'react';
import type { Json } from '../../../catalogue/field.ts';
import { localeViaIn } from '../../../schema/edits/edited-schema.ts';
import { focusTarget, moveFocus } from '../../lib/focus.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/inputs.tsx';
import { LocaleOptions, localeValue } from '../controls/locale-options.tsx';
import { useTableProblems } from '../controls/table-note.tsx';
import { useStudio } from '../document/store.ts';
import { Labelled, ProblemTexts } from '../fields/labelled.tsx';
import { localeSharesIn, nextLocale, withLocaleAdded, withoutLocale } from '../schema/locales.ts';
import type { StudioTable } from '../schema/studio-schema.ts';
import { setTableLocale } from '../schema/tables.ts';
import { sharesOf } from '../schema/weighted-values.ts';
import { LocaleShareRow } from './locale-share-row.tsx';

interface Props {
  readonly table: StudioTable;
}

const { edit } = useStudio.getState();

/** The locale of a table's rows: one, several with their shares, the schema's, or that of a parent. */
export function TableLocale({ table }: Props) {
  const id = useId();
  const { locale } = table;
  const problems = useTableProblems(table, 'locale');
  const shares = (localeViaIn(locale) === undefined && localeSharesIn(locale)) || [];
  const ratios = sharesOf(shares.map(({ weight }) => weight));
  const ofShare = (name: string) => problems.filter(({ at: [, part] }) => part === name);
  const ofShares = new Set(shares.flatMap(({ name }) => ofShare(name)));
  const isFull = nextLocale(shares) === undefined;
  const boxKey = (name: string) => `${id} ${name}`;

  function set(after: Json | undefined, typing?: string) {
    edit((schema) => setTableLocale(schema, table.id, after), typing === undefined ? {} : { typing });
  }

  function add() {
    const after = withLocaleAdded(locale, useStudio.getState().schema.locale);
    if (!after) return;
    set(after.locale);
    moveFocus(boxKey(after.added));
  }

  function remove(name: string) {
    const row = shares.findIndex((share) => share.name === name);
    const left = shares.filter((share) => share.name !== name);
    const next = left[Math.min(row, left.length - 1)];
    set(withoutLocale(shares, name));
    moveFocus(next && left.length > 1 ? boxKey(next.name) : `${id} add`);
  }

  return (
    <div className="flex min-w-0 flex-col gap-2 lg:max-w-lg">
      <Labelled
        label="Locale"
        help="The language and the country of names, places and phones. With several, each row has one of them."
        problems={problems.filter((problem) => !ofShares.has(problem))}
      >
        {(control) => (
          <Select
            {...control}
            value={choiceOf(locale)}
            onChange={({ target: { value } }) => set(localeOf(value))}
            className="h-11! lg:h-9!"
          >
            <option value={AS_SCHEMA}>As schema</option>
            <ParentOptions table={table} />
            <LocaleOptions locale={localeViaIn(locale) === undefined ? locale : undefined} />
          </Select>
        )}
      </Labelled>
      {shares.length > 0 && (
        <ul aria-label="Locales of the rows" className="flex flex-col gap-1">
          {shares.map((share, i) => (
            <LocaleShareRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, so that the list stays while another locale is chosen
              key={i}
              row={i}
              shares={shares}
              share={share}
              ratio={ratios?.[i]}
              target={boxKey(share.name)}
              problems={ofShare(share.name)}
              problemId={`${id}-problem`}
              draftKey={`${table.id} locale ${share.name}`}
              onSet={set}
              onRemove={() => remove(share.name)}
            />
          ))}
        </ul>
      )}
      {ofShares.size > 0 && (
        <div id={`${id}-problem`} className="flex flex-col items-start gap-1">
          <ProblemTexts problems={[...ofShares]} controlId={`${id} add`} />
        </div>
      )}
      <Button
        ref={focusTarget(`${id} add`)}
        size="touch"
        className="self-start"
        aria-disabled={isFull || undefined}
        title={isFull ? 'All locales are here' : undefined}
        onClick={add}
      >
        Add locale
      </Button>
    </div>
  );
}

const AS_SCHEMA = '';
/** In front of the name of a reference. No locale begins so. */
const VIA = 'via ';

function choiceOf(locale: Json | undefined): string {
  const via = localeViaIn(locale);
  if (via !== undefined) return VIA + via;
  return locale === undefined ? AS_SCHEMA : localeValue(locale);
}

function localeOf(value: string): Json | undefined {
  if (value.startsWith(VIA)) return { via: value.slice(VIA.length) };
  return value === AS_SCHEMA ? undefined : value;
}

/** The rows that references lead to can decide the locale. */
function ParentOptions({ table: { columns, locale } }: Props) {
  const via = localeViaIn(locale);
  const references = new Set(columns.filter(({ field }) => field === 'reference').map(({ name }) => name));
  const names = new Set([...references, ...(via === undefined ? [] : [via])]);
  return [...names].map((name) => (
    <option key={name} value={VIA + name}>
      {names.size === 1 ? 'As parent' : `As parent (${name})`}
    </option>
  ));
}
