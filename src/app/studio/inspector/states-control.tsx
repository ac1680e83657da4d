import { useId } from 'react';
import type { Json, OptionInfo } from '../../../catalogue/field.ts';
import { formatPath } from '../../../schema/problem.ts';
import { moveFocus } from '../../lib/focus.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';
import { useStudio } from '../document/store.ts';
import { controlProps, MoreHelp, Notes } from '../fields/labelled.tsx';
import { problemsAt } from '../schema/problem-places.ts';
import {
  EMPTY_STATE,
  EMPTY_TRANSITION,
  finalStates,
  transitionShares,
  transitionsIn,
  transitionsJson,
  weightedStatesIn,
  weightedStatesJson,
} from '../schema/transitions.ts';
import type { FormProps } from './form.ts';
import { StateRow } from './state-row.tsx';
import { useDraftRows } from './use-draft-rows.ts';

interface Props {
  readonly form: FormProps;
  readonly option: string;
  readonly info: OptionInfo;
}

const HEAD = 'text-left text-xs font-medium text-muted';
const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_3rem_2.5rem_2.75rem] items-center gap-1.5 px-1.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem_2.25rem_1.75rem]';
const INITIAL_COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_3rem_2.5rem_2.75rem] items-center gap-1.5 px-1.5 lg:grid-cols-[minmax(0,1fr)_2.75rem_2.25rem_1.75rem]';

function setterOf({ onEdit, path }: FormProps, option: string) {
  return (value: Json | undefined) =>
    onEdit(
      ({ [option]: before, ...others }) => (value === undefined ? others : { ...others, [option]: value }),
      formatPath([...path, option]),
    );
}

const endTyping = () => useStudio.getState().endTyping();

/** Which state follows which, and how often: a row for each, and an empty one that becomes a row when it is typed into. */
function Transitions({ form, option, info }: Props) {
  const id = useId();
  const [rows, setRows] = useDraftRows({
    value: form.options[option],
    read: (json) => transitionsIn(json) ?? [],
    write: transitionsJson,
    onSet: setterOf(form, option),
  });
  const shares = transitionShares(rows);
  const finals = finalStates(rows);
  const problems = problemsAt(form.problems, ...form.path, option);
  const described = { help: info.help, more: info.more, problems };
  const keyOf = (row: number, box: number | 'weight') => `${id} ${row} ${box}`;
  const at = form.path.length + 1;

  function change(row: number, part: Partial<(typeof rows)[number]>) {
    const next = { ...(rows[row] ?? EMPTY_TRANSITION), ...part };
    const isEmpty = next.from === '' && next.to === '' && next.weight === undefined;
    if (isEmpty && row === rows.length - 1) setRows(rows.slice(0, row));
    else setRows(row < rows.length ? rows.with(row, next) : [...rows, next]);
  }

  function remove(row: number) {
    endTyping();
    setRows(rows.filter((_, i) => i !== row));
    moveFocus(keyOf(Math.min(row, rows.length - 1), 0));
  }

  return (
    <div className="col-span-full flex min-w-0 flex-col gap-1">
      <div className="flex items-center gap-0.5">
        <span className="text-sm font-medium">{info.label}</span>
        <MoreHelp id={id} about={info.label} {...described} />
      </div>
      <div className="max-h-96 overflow-y-auto overscroll-contain rounded-control border border-line">
        <table
          aria-label={info.label}
          aria-describedby={controlProps(id, described)['aria-describedby']}
          className="block"
        >
          <thead className="sticky top-0 z-1 block border-b border-line bg-sunken">
            <tr className={`${COLUMNS} h-8`}>
              <th className={HEAD}>From state</th>
              <th className={HEAD}>To state</th>
              <th className={HEAD}>Weight</th>
              <th className={`${HEAD} text-right!`}>Share</th>
              <th>
                <span className="sr-only">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody className="block">
            {[...rows, EMPTY_TRANSITION].map((row, i) => {
              const ofState = problems.filter(({ at: part }) => row.from !== '' && part[at] === row.from);
              const ofPair = ofState.filter(({ at: part }) => part[at + 1] === row.to);
              const ofFrom = ofState.filter(({ at: part }) => part.length <= at + 1);
              return (
                <StateRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, so that the box stays while it is typed into
                  key={i}
                  columns={COLUMNS}
                  row={i}
                  keyOf={keyOf}
                  states={[
                    {
                      label: `From state ${i + 1}`,
                      text: row.from,
                      placeholder: i === rows.length ? 'State' : undefined,
                      isInvalid: ofFrom.length > 0,
                      onType: (from) => change(i, { from }),
                    },
                    {
                      label: `To state ${i + 1}`,
                      text: row.to,
                      isInvalid: false,
                      onType: (to) => change(i, { to }),
                    },
                  ]}
                  weight={{
                    label: `Weight ${i + 1}`,
                    value: row.weight,
                    placeholder: i < rows.length ? '1' : undefined,
                    isInvalid: ofPair.length > 0 || ofFrom.length > 0,
                    onType: (weight) => change(i, { weight }),
                  }}
                  share={shares[i]}
                  problems={[...ofFrom, ...ofPair]}
                  problemId={`${id}-problem`}
                  remove={
                    i < rows.length
                      ? { label: `Remove transition ${i + 1}`, onRemove: () => remove(i) }
                      : undefined
                  }
                />
              );
            })}
          </tbody>
        </table>
      </div>
      <Notes id={id} {...described} />
      {finals.length > 0 && (
        <p className="text-xs break-words text-muted">Final: {finals.join(', ')}. A final state repeats.</p>
      )}
    </div>
  );
}

/** The first state of a group: one, or several with weights. */
function InitialState({ form, option, info }: Props) {
  const id = useId();
  const value = form.options[option];
  const set = setterOf(form, option);
  const several = weightedStatesIn(value);
  const problems = problemsAt(form.problems, ...form.path, option);
  const described = { help: info.help, problems };
  const control = controlProps(id, described);
  const { box } = useTypedText({
    text: typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value),
    onType: (text) => set(text === '' ? undefined : text),
  });

  function toggle() {
    endTyping();
    const first = several ? (several[0]?.state ?? '') : typeof value === 'string' ? value : '';
    if (several) set(first);
    else set(weightedStatesJson([{ state: first === '' ? 'new' : first, weight: 1 }]));
    endTyping();
  }

  return (
    <div className="col-span-full flex min-w-0 flex-col gap-1">
      {several ? (
        <>
          <span className="text-sm font-medium">{info.label}</span>
          <Several form={form} option={option} info={info} problemId={`${id}-problem`} />
        </>
      ) : (
        <>
          <label htmlFor={id} className="text-sm font-medium">
            {info.label}
          </label>
          <TextInput
            {...control}
            spellCheck={false}
            autoCapitalize="off"
            {...box}
            className="h-11! lg:h-9!"
          />
        </>
      )}
      <Notes id={id} {...described} />
      <Button size="touch" variant="quiet" className="self-start" onClick={toggle}>
        {several ? 'One state only' : 'Several states with weights'}
      </Button>
    </div>
  );
}

interface SeveralProps extends Props {
  readonly problemId: string;
}

function Several({ form, option, problemId, info }: SeveralProps) {
  const id = useId();
  const [rows, setRows] = useDraftRows({
    value: form.options[option],
    read: (json) => weightedStatesIn(json) ?? [],
    write: weightedStatesJson,
    onSet: setterOf(form, option),
  });
  const shares = transitionShares(rows.map(({ state, weight }) => ({ from: 'initial', to: state, weight })));
  const problems = problemsAt(form.problems, ...form.path, option);
  const keyOf = (row: number, box: number | 'weight') => `${id} ${row} ${box}`;
  const at = form.path.length + 1;

  function change(row: number, part: Partial<(typeof rows)[number]>) {
    const next = { ...(rows[row] ?? EMPTY_STATE), ...part };
    setRows(row < rows.length ? rows.with(row, next) : [...rows, next]);
  }

  function remove(row: number) {
    endTyping();
    setRows(rows.filter((_, i) => i !== row));
    moveFocus(keyOf(Math.max(0, row - 1), 0));
  }

  return (
    <table aria-label={info.label} className="block rounded-control border border-line">
      <tbody className="block">
        {[...rows, EMPTY_STATE].map((row, i) => {
          const isRow = i < rows.length;
          // A problem of all states, such as weights that add up to 0, marks each row.
          const ofRow = problems.filter(
            ({ at: part }) => isRow && (part[at] === undefined || part[at] === row.state),
          );
          return (
            <StateRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, so that the box stays while it is typed into
              key={i}
              columns={INITIAL_COLUMNS}
              row={i}
              keyOf={keyOf}
              states={[
                {
                  label: `Initial state ${i + 1}`,
                  text: row.state,
                  placeholder: isRow ? undefined : 'State',
                  isInvalid: ofRow.length > 0,
                  onType: (state) => change(i, { state }),
                },
              ]}
              weight={{
                label: `Initial weight ${i + 1}`,
                value: row.weight,
                placeholder: isRow ? '1' : undefined,
                isInvalid: ofRow.length > 0,
                onType: (weight) => change(i, { weight }),
              }}
              share={shares[i]}
              problems={ofRow}
              problemId={problemId}
              remove={
                isRow && rows.length > 1
                  ? { label: `Remove initial state ${i + 1}`, onRemove: () => remove(i) }
                  : undefined
              }
            />
          );
        })}
      </tbody>
    </table>
  );
}

export const stateControls = { Transitions, InitialState };
