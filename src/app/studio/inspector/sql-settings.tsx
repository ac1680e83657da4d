import { TextInput } from '../../ui/inputs.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';
import { Labelled } from '../fields/labelled.tsx';
import { LINE, NumberSetting, Setting } from '../fields/setting.tsx';
import { problemsAt } from '../schema/problem-places.ts';
import type { LocatedProblem } from '../schema/problems.ts';
import { Fold } from './fold.tsx';
import type { ColumnProps } from './form.ts';
import { setSettings } from './set-settings.ts';

interface Props extends ColumnProps {
  /** Whether the values can be null, as the worker found; undefined until it answers. */
  readonly canBeNull: boolean | undefined;
  readonly problems: readonly LocatedProblem[];
}

/** How SQL declares the column, where its values do not say it. */
export function SqlSettings({ table, column, canBeNull, problems }: Props) {
  const ofSql = ['type', 'maxLength', 'nullable', 'autoIncrement'].flatMap((part) =>
    problemsAt(problems, part),
  );
  const { box } = useTypedText({
    text: column.type ?? '',
    onType: (type) => setSettings(table, column, { type: type || undefined }, 'type'),
  });
  return (
    <Fold title="SQL" hasProblems={ofSql.length > 0}>
      <div className="flex flex-col gap-4">
        <Labelled
          label="SQL type"
          help="Overrides the automatic type."
          problems={problemsAt(problems, 'type')}
        >
          {(control) => <TextInput {...control} {...box} spellCheck={false} className={LINE} />}
        </Labelled>
        <NumberSetting
          label="Length limit"
          help="In characters. Longer text is cut."
          more="Values that would be invalid when cut, such as UUIDs, are reported as a problem."
          draftKey={`${column.id} maxLength`}
          problems={problemsAt(problems, 'maxLength')}
          value={column.maxLength}
          onSet={(maxLength) => setSettings(table, column, { maxLength }, 'maxLength')}
        />
        <div className="-mx-2">
          <Nullable
            table={table}
            column={column}
            canBeNull={canBeNull}
            problems={problemsAt(problems, 'nullable')}
          />
          {(column.field === 'sequence' || column.autoIncrement !== undefined) && (
            <Setting
              label="Auto-increment"
              help="The database numbers new rows. SQL files continue behind the last row."
              checked={column.autoIncrement === true}
              problems={problemsAt(problems, 'autoIncrement')}
              onSet={(autoIncrement) => setSettings(table, column, { autoIncrement })}
            />
          )}
        </div>
      </div>
    </Fold>
  );
}

/** By field: why values can be null without nulls of the column's own. Other fields with such values are dates. */
const WHY_NULL: Readonly<Record<string, string>> = {
  formula: 'This formula can be null.',
  reference: 'A reference can be null here.',
  lookup: 'The looked-up value can be null.',
};
const WHY_DATE_IS_NULL = 'A date is null if it is computed from a null or is outside the years 1 to 9999.';

function Nullable({ table, column, canBeNull = false, problems }: Props) {
  const hasNulls = (column.nulls ?? 0) > 0;
  const byValues = hasNulls || canBeNull;
  const why = canBeNull && !hasNulls ? ` ${WHY_NULL[column.field] ?? WHY_DATE_IS_NULL}` : '';
  return (
    <Setting
      label="Nullable"
      help={`Allows NULL in SQL.${why}`}
      checked={column.nullable ?? byValues}
      problems={problems}
      onSet={(nullable) =>
        setSettings(table, column, { nullable: nullable === byValues ? undefined : nullable })
      }
    />
  );
}
