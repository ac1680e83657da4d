import { TextInput } from '../../../ui/inputs.tsx';
import { Labelled } from '../options/labelled.tsx';
import { LINE, NumberSetting, Setting } from '../options/setting.tsx';
import { problemsAt } from '../problem-places.ts';
import type { LocatedProblem } from '../problems.ts';
import type { StudioColumn, StudioTable } from '../schema/studio-schema.ts';
import { useStudio } from '../store.ts';
import { setSettings } from './set-settings.ts';

interface Props {
  readonly table: StudioTable;
  readonly column: StudioColumn;
  /** Whether the values can be null, as the worker found; undefined until it answers. */
  readonly canBeNull: boolean | undefined;
  readonly problems: readonly LocatedProblem[];
}

/** How SQL declares the column, where its values do not say it. */
export function SqlSettings({ table, column, canBeNull, problems }: Props) {
  const ofSql = ['type', 'maxLength', 'nullable'].flatMap((part) => problemsAt(problems, part));
  return (
    <details open={ofSql.length > 0 || undefined} className="group rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 text-sm font-medium lg:min-h-9">
        SQL
      </summary>
      <div className="flex flex-col gap-4 border-t border-line p-3">
        <Labelled
          label="SQL type"
          help="Replaces the type that follows from the values."
          problems={problemsAt(problems, 'type')}
        >
          {(control) => (
            <TextInput
              {...control}
              spellCheck={false}
              value={column.type ?? ''}
              onChange={({ target }) =>
                setSettings(table, column, { type: target.value || undefined }, 'type')
              }
              onBlur={() => useStudio.getState().endTyping()}
              className={LINE}
            />
          )}
        </Labelled>
        <NumberSetting
          label="Greatest length"
          help="In characters. Longer text is cut; values that are not valid when cut, such as UUIDs, are refused."
          draftKey={`${column.id} maxLength`}
          problems={problemsAt(problems, 'maxLength')}
          value={column.maxLength}
          emptyValue={undefined}
          onSet={(maxLength) => setSettings(table, column, { maxLength }, 'maxLength')}
        />
        <div className="-mx-2">
          <Nullable
            table={table}
            column={column}
            canBeNull={canBeNull}
            problems={problemsAt(problems, 'nullable')}
          />
        </div>
      </div>
    </details>
  );
}

/** By field: why values can be null without nulls of the column's own. Other fields with such values are dates. */
const WHY_NULL: Readonly<Record<string, string>> = {
  formula: 'A formula can yield null here.',
  reference: 'A row can refer to no row here, or to a null.',
  lookup: 'The value that is looked up can be null here.',
};
const WHY_DATE_IS_NULL =
  'A date can be null here: where it is computed from a null, or leaves the years 1 to 9999.';

function Nullable({ table, column, canBeNull = false, problems }: Props) {
  const hasNulls = (column.nulls ?? 0) > 0;
  const byValues = hasNulls || canBeNull;
  const why = canBeNull && !hasNulls ? ` ${WHY_NULL[column.field] ?? WHY_DATE_IS_NULL}` : '';
  return (
    <Setting
      label="Nullable"
      help={`Whether the column may be null in SQL; it may where its values can be null.${why}`}
      checked={column.nullable ?? byValues}
      problems={problems}
      onSet={(nullable) =>
        setSettings(table, column, { nullable: nullable === byValues ? undefined : nullable })
      }
    />
  );
}
