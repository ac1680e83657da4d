import { useId } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Json, OptionInfo } from '../../../catalogue/field.ts';
import { focusTarget, moveFocus } from '../../lib/focus.ts';
import { Button } from '../../ui/button.tsx';
import { ToolButton } from '../controls/tool-button.tsx';
import { problemKey } from '../document/show-problem.ts';
import { useStudio } from '../document/store.ts';
import { ChoiceSelect } from '../fields/choice-select.tsx';
import { MoreHelp, Notes } from '../fields/labelled.tsx';
import { problemsAt } from '../schema/problem-places.ts';
import { type ColumnPair, pairsIn, pairsJson, startingPair } from '../schema/where-pairs.ts';
import type { FormProps } from './form.ts';
import { useDraftRows } from './use-draft-rows.ts';

interface Props {
  readonly form: FormProps;
  readonly option: string;
  readonly info: OptionInfo;
}

/** Which cells of a parent have to equal which of the row: two columns a line. */
export function WhereControl({ form, option, info }: Props) {
  const id = useId();
  const { options, path, names, onEdit } = form;
  const parentColumns = useStudio(
    useShallow(({ schema }) => {
      const parent = schema.tables.find(({ name }) => name === options.table);
      return parent?.columns.map(({ name }) => name) ?? [];
    }),
  );
  const [pairs, setPairs] = useDraftRows({
    value: options[option],
    read: pairsIn,
    write: pairsJson,
    onSet: (value: Json) =>
      onEdit(({ [option]: before, ...others }) =>
        Object.keys(value ?? {}).length === 0 ? others : { ...others, [option]: value },
      ),
  });
  const problems = problemsAt(form.problems, ...path, option);
  const described = { help: pairs.length > 0 ? info.help : undefined, more: info.more, problems };
  const title = 'Only rows where';
  const lineKey = (line: number) => `${id} ${line}`;

  function change(line: number, part: Partial<ColumnPair>) {
    const pair = pairs[line];
    if (pair) setPairs(pairs.with(line, { ...pair, ...part }));
  }

  function add() {
    setPairs([...pairs, startingPair(pairs, parentColumns, names.columns)]);
    moveFocus(lineKey(pairs.length));
  }

  function remove(line: number) {
    setPairs(pairs.filter((_, i) => i !== line));
    moveFocus(pairs.length > 1 ? lineKey(Math.max(0, line - 1)) : id);
  }

  return (
    <fieldset
      aria-label={title}
      aria-describedby={problems.length > 0 ? `${id}-problem` : undefined}
      className="col-span-full flex min-w-0 flex-col gap-1"
    >
      <div className="flex items-center gap-0.5">
        <span aria-hidden="true" className="text-sm font-medium">
          {title}
        </span>
        <MoreHelp id={id} about={title} {...described} />
      </div>
      {pairs.map((pair, line) => {
        const isInvalid = problems.some(({ at }) => at[path.length + 1] === pair.parent) || undefined;
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            key={line}
            className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto] items-center gap-1"
          >
            <ChoiceSelect
              id={`${id}-parent-${line}`}
              ref={focusTarget(
                lineKey(line),
                ...problems.filter(({ at }) => at[path.length + 1] === pair.parent).map(problemKey),
              )}
              aria-label={`Parent column ${line + 1}`}
              aria-describedby={isInvalid && `${id}-problem`}
              aria-invalid={isInvalid}
              choices={parentColumns}
              canBeEmpty={false}
              emptyText="Column"
              value={pair.parent}
              onSet={(parent = '') => change(line, { parent })}
            />
            <span aria-hidden="true" className="font-mono text-muted">
              =
            </span>
            <ChoiceSelect
              id={`${id}-own-${line}`}
              ref={focusTarget(`${lineKey(line)} own`)}
              aria-label={`Own column ${line + 1}`}
              aria-describedby={isInvalid && `${id}-problem`}
              aria-invalid={isInvalid}
              choices={names.columns}
              canBeEmpty={false}
              emptyText="Column"
              value={pair.own}
              onSet={(own = '') => change(line, { own })}
            />
            <ToolButton
              icon="remove"
              variant="danger"
              label={`Remove condition ${line + 1}`}
              onClick={() => remove(line)}
            />
          </div>
        );
      })}
      <Button ref={focusTarget(id)} size="touch" className="self-start" onClick={add}>
        Add condition
      </Button>
      <Notes id={id} {...described} />
    </fieldset>
  );
}
