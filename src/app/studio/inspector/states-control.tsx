import { type KeyboardEvent, useId } from 'react';
import type { Json, OptionInfo } from '../../../catalogue/field.ts';
import { formatPath } from '../../../schema/problem.ts';
import { focusTarget, moveFocus } from '../../lib/focus.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { ToolButton } from '../controls/tool-button.tsx';
import { problemKey } from '../document/show-problem.ts';
import { useStudio } from '../document/store.ts';
import { controlProps, MoreHelp, Notes } from '../fields/labelled.tsx';
import { scalarText } from '../schema/option-values.ts';
import { parseNumber } from '../schema/parse-number.ts';
import { problemsAt } from '../schema/problem-places.ts';
import { shareText } from '../schema/share-text.ts';
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
import { useDraftRows } from './use-draft-rows.ts';

interface Props {
  readonly form: FormProps;
  readonly option: string;
  readonly info: OptionInfo;
}

const HEAD = 'text-left text-xs font-medium text-muted';
const BOX =
  'h-11 w-full min-w-0 rounded-[0.25rem] border border-line-strong bg-field px-1.5 -outline-offset-1 text-base text-ink placeholder:text-faint hover:border-muted aria-invalid:border-danger md:text-sm lg:h-7 lg:text-[0.8125rem]';
const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_3rem_2.5rem_2.75rem] items-center gap-1.5 px-1.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem_2.25rem_1.75rem]';

function setterOf({ onEdit, path }: FormProps, option: string) {
  return (value: Json | undefined) =>
    onEdit(
      ({ [option]: before, ...others }) => (value === undefined ? others : { ...others, [option]: value }),
      formatPath([...path, option]),
    );
}

const endTyping = () => useStudio.getState().endTyping();

interface CellProps {
  readonly label: string;
  readonly text: string;
  readonly cellKey: string;
  readonly isText?: boolean;
  readonly placeholder?: string | undefined;
  readonly isInvalid: boolean;
  readonly problemId: string;
  readonly problemKeys: readonly string[];
  readonly onType: (text: string) => void;
  readonly onMove: (step: number) => void;
}

function Cell(props: CellProps) {
  const {
    label,
    text,
    cellKey,
    isText = false,
    placeholder,
    isInvalid,
    problemId,
    problemKeys,
    onType,
    onMove,
  } = props;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'Enter') return;
    event.preventDefault();
    endTyping();
    onMove(event.shiftKey ? -1 : 1);
  }

  return (
    <input
      ref={focusTarget(cellKey, ...problemKeys)}
      type="text"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? problemId : undefined}
      inputMode={isText ? 'text' : 'decimal'}
      placeholder={placeholder}
      value={text}
      onChange={({ target }) => onType(target.value)}
      onBlur={endTyping}
      onKeyDown={onKeyDown}
      className={`${BOX} ${isText ? '' : 'font-mono'}`}
    />
  );
}

function parseWeight(text: string): Json | undefined {
  return text.trim() === '' ? undefined : (parseNumber(text) ?? text);
}

/** Which state follows which, and how often: a row for each, and an empty one that becomes a row when it is typed into. */
function Transitions({ form, option, info }: Props) {
  const id = useId();
  const value = form.options[option];
  const [rows, setRows] = useDraftRows({
    value,
    read: (json) => transitionsIn(json) ?? [],
    write: transitionsJson,
    onSet: setterOf(form, option),
  });
  const shares = transitionShares(rows);
  const finals = finalStates(rows);
  const problems = problemsAt(form.problems, ...form.path, option);
  const described = { help: info.help, more: info.more, problems };
  const cellKey = (row: number, cell: string) => `${id} ${row} ${cell}`;
  const shown = [...rows, EMPTY_TRANSITION];
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
    moveFocus(cellKey(Math.min(row, rows.length - 1), 'from'));
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
          <thead className="sticky top-0 z-1 block bg-sunken">
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
            {shown.map((row, i) => {
              const ofRow = problems.filter(
                (problem) =>
                  row.from !== '' &&
                  problem.at[at] === row.from &&
                  (problem.at.length <= at + 1 || problem.at[at + 1] === row.to),
              );
              const cell = (name: 'from' | 'to' | 'weight') => ({
                cellKey: cellKey(i, name),
                isInvalid: ofRow.length > 0,
                problemId: `${id}-problem`,
                problemKeys: name === 'from' ? ofRow.map(problemKey) : [],
                onMove: (step: number) => moveFocus(cellKey(i + step, name)),
              });
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, so that the box stays while it is typed into
                <tr key={i} className={`${COLUMNS} h-12 border-t border-line lg:h-9`}>
                  <td className="min-w-0">
                    <Cell
                      {...cell('from')}
                      label={`From state ${i + 1}`}
                      text={row.from}
                      isText
                      placeholder={i === rows.length ? 'State' : undefined}
                      onType={(from) => change(i, { from })}
                    />
                  </td>
                  <td className="min-w-0">
                    <Cell
                      {...cell('to')}
                      label={`To state ${i + 1}`}
                      text={row.to}
                      isText
                      onType={(to) => change(i, { to })}
                    />
                  </td>
                  <td className="min-w-0">
                    <Cell
                      {...cell('weight')}
                      label={`Weight ${i + 1}`}
                      text={row.weight === undefined ? '' : scalarText(row.weight)}
                      placeholder={i < rows.length ? '1' : undefined}
                      onType={(text) => change(i, { weight: parseWeight(text) })}
                    />
                  </td>
                  <td className="text-right font-mono text-xs text-muted tabular-nums">
                    {shares[i] !== undefined && shareText(shares[i])}
                  </td>
                  <td>
                    {i < rows.length && (
                      <ToolButton
                        icon="remove"
                        variant="danger"
                        label={`Remove transition ${i + 1}`}
                        onClick={() => remove(i)}
                        className="lg:size-7!"
                      />
                    )}
                  </td>
                </tr>
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
            value={typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)}
            onChange={({ target }) => set(target.value === '' ? undefined : target.value)}
            onBlur={endTyping}
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
  const isInvalid = problemsAt(form.problems, ...form.path, option).length > 0;

  function change(row: number, part: Partial<(typeof rows)[number]>) {
    const next = { ...(rows[row] ?? EMPTY_STATE), ...part };
    setRows(row < rows.length ? rows.with(row, next) : [...rows, next]);
  }

  return (
    <table aria-label={info.label} className="block rounded-control border border-line">
      <tbody className="block">
        {[...rows, EMPTY_STATE].map((row, i) => {
          const cell = (name: string) => ({
            cellKey: `${id} ${i} ${name}`,
            isInvalid: isInvalid && i < rows.length,
            problemId,
            problemKeys: [],
            onMove: (step: number) => moveFocus(`${id} ${i + step} ${name}`),
          });
          return (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, so that the box stays while it is typed into
              key={i}
              className="grid h-12 grid-cols-[minmax(0,1fr)_3rem_2.5rem_2.75rem] items-center gap-1.5 border-line px-1.5 not-first:border-t lg:h-9 lg:grid-cols-[minmax(0,1fr)_2.75rem_2.25rem_1.75rem]"
            >
              <td className="min-w-0">
                <Cell
                  {...cell('state')}
                  label={`Initial state ${i + 1}`}
                  text={row.state}
                  isText
                  placeholder={i === rows.length ? 'State' : undefined}
                  onType={(state) => change(i, { state })}
                />
              </td>
              <td className="min-w-0">
                <Cell
                  {...cell('weight')}
                  label={`Initial weight ${i + 1}`}
                  text={row.weight === undefined ? '' : scalarText(row.weight)}
                  placeholder={i < rows.length ? '1' : undefined}
                  onType={(text) => change(i, { weight: parseWeight(text) })}
                />
              </td>
              <td className="text-right font-mono text-xs text-muted tabular-nums">
                {shares[i] !== undefined && shareText(shares[i])}
              </td>
              <td>
                {i < rows.length && rows.length > 1 && (
                  <ToolButton
                    icon="remove"
                    variant="danger"
                    label={`Remove initial state ${i + 1}`}
                    onClick={() => {
                      endTyping();
                      setRows(rows.filter((_, other) => other !== i));
                      moveFocus(`${id} ${Math.max(0, i - 1)} state`);
                    }}
                    className="lg:size-7!"
                  />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export const stateControls = { Transitions, InitialState };
