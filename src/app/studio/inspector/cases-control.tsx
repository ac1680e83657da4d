import { type ComponentType, useId } from 'react';
import type { OptionInfo, ValueType } from '../../../catalogue/field.ts';
import { type FieldId, isFieldId } from '../../../catalogue/fields.ts';
import { tableById } from '../../../schema/edits/edited-schema.ts';
import { formatPath, type Path } from '../../../schema/problem.ts';
import { focusTarget, moveFocus } from '../../lib/focus.ts';
import { Button } from '../../ui/button.tsx';
import { ToolButton } from '../controls/tool-button.tsx';
import { useStudio } from '../document/store.ts';
import { ConditionControl } from '../fields/condition-control.tsx';
import { FieldPicker } from '../fields/field-picker.tsx';
import { BOX, controlProps, Notes } from '../fields/labelled.tsx';
import { type CaseDraft, caseIn, caseJson, casesIn } from '../schema/cases.ts';
import { valueTypesIn } from '../schema/date-columns.ts';
import { problemsAt } from '../schema/problem-places.ts';
import type { FormProps } from './form.ts';
import { hasOptions, isCommon, isRelevant } from './relevant-options.ts';
import { TextFold } from './text-fold.tsx';

interface Props {
  readonly form: FormProps;
  readonly option: string;
  readonly info: OptionInfo;
  /** The form of the options of each field. */
  readonly Form: ComponentType<FormProps>;
}

/** Fields that read other rows or number them have no place in a case. */
const NOT_IN_CASES: ReadonlySet<string> = new Set(['reference', 'sequence', 'lookup', 'cases', 'given']);

const isOffered = (field: FieldId) => !NOT_IN_CASES.has(field);

/** The conditions with their fields: the first that holds decides. */
function Cases({ form, option, info, Form }: Props) {
  const id = useId();
  const at = [...form.path, option];
  const cases = casesIn(form.options[option]) ?? [];
  const problems = problemsAt(form.problems, ...at).filter((problem) => problem.at.length === at.length);
  const lineKey = (line: number) => `${id}-${line}`;
  const inCase = formOfCases(form);

  function edit(change: (cases: readonly CaseDraft[]) => readonly CaseDraft[], typing?: string) {
    form.onEdit(
      (before) => ({ ...before, [option]: change(casesIn(before[option]) ?? []).map(caseJson) }),
      typing && formatPath([...at, typing]),
    );
  }

  function add() {
    useStudio.getState().endTyping();
    const field = cases.at(-1)?.field ?? 'word.noun';
    const options = isFieldId(field) ? form.startingOptionsOf(field) : {};
    edit((before) => [...before, { when: '', field, options }]);
    moveFocus(lineKey(cases.length));
  }

  function remove(line: number) {
    edit((before) => before.filter((_, i) => i !== line));
    moveFocus(cases.length > 1 ? lineKey(Math.max(0, line - 1)) : id);
  }

  return (
    <div className="col-span-full flex min-w-0 flex-col gap-2">
      <span className="text-sm font-medium">{info.label}</span>
      <table aria-label={info.label} className="block">
        <tbody className="block divide-y divide-line border-y border-line">
          {cases.map((draft, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a case is its place
            <tr key={line} className="block py-2">
              <td className="flex flex-col gap-1">
                <CaseLine
                  form={inCase}
                  path={[...at, line]}
                  draft={draft}
                  labels={{ when: `When ${line + 1}`, field: `Field ${line + 1}` }}
                  remove={{ label: `Remove case ${line + 1}`, onRemove: () => remove(line) }}
                  lineKey={lineKey(line)}
                  Form={Form}
                  onChange={(change, typing) =>
                    edit(
                      (before) => before.map((item, i) => (i === line ? change(item) : item)),
                      typing && `${line} ${typing}`,
                    )
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button ref={focusTarget(id)} id={id} size="touch" className="self-start" onClick={add}>
        Add case
      </Button>
      <Notes id={id} help={info.help} problems={problems} />
    </div>
  );
}

/** The form of the fields: their formulas cannot read their own column. */
function formOfCases(form: FormProps): FormProps {
  const { names } = form;
  return { ...form, names: { ...names, owner: names.owner && { ...names.owner, isCondition: true } } };
}

/** The field of the rows where no condition holds. */
function Otherwise({ form, option, info, Form }: Props) {
  const id = useId();
  const draft = caseIn(form.options[option]);
  const set = (after: CaseDraft | undefined, typing?: string) =>
    form.onEdit(
      ({ [option]: before, ...others }) => (after ? { ...others, [option]: caseJson(after) } : others),
      typing && formatPath([...form.path, option, typing]),
    );
  return (
    <div className="col-span-full flex min-w-0 flex-col gap-1">
      <span className="text-sm font-medium">{info.label}</span>
      <CaseLine
        form={formOfCases(form)}
        path={[...form.path, option]}
        draft={draft}
        labels={{ field: info.label }}
        lineKey={id}
        remove={
          draft && {
            label: 'Null otherwise',
            onRemove() {
              set(undefined);
              moveFocus(fieldKeyOf(id));
            },
          }
        }
        Form={Form}
        onChange={(change, typing) => set(change(draft ?? { field: '' }), typing)}
      />
      <Notes id={id} help={info.help} problems={[]} />
    </div>
  );
}

interface LineProps {
  readonly form: FormProps;
  readonly path: Path;
  readonly draft: CaseDraft | undefined;
  readonly labels: { readonly when?: string; readonly field: string };
  readonly lineKey: string;
  /** Undefined where there is nothing to remove. */
  readonly remove: { readonly label: string; readonly onRemove: () => void } | undefined;
  readonly Form: ComponentType<FormProps>;
  readonly onChange: (change: (draft: CaseDraft) => CaseDraft, typing?: string) => void;
}

/** The key of the control of a line's field, for the focus. */
const fieldKeyOf = (lineKey: string) => `${lineKey}-field`;

function CaseLine({ form, path, draft, labels, lineKey, remove, Form, onChange }: LineProps) {
  const fieldKey = fieldKeyOf(lineKey);
  const all = problemsAt(form.problems, ...path);
  const ofWhen = problemsAt(all, ...path, 'when');
  const ofOptions = problemsAt(all, ...path, 'options');
  const ofField = all.filter((problem) => !ofWhen.includes(problem) && !ofOptions.includes(problem));
  const field = controlProps(fieldKey, { problems: ofField });
  const type = useCaseType(form, draft);
  return (
    <>
      {labels.when !== undefined && (
        <>
          <label htmlFor={lineKey} className="text-xs text-muted">
            {labels.when}
          </label>
          <ConditionControl
            control={controlProps(lineKey, { problems: ofWhen })}
            placeholder="country = 'DE'"
            notes={<Notes id={lineKey} help={undefined} problems={ofWhen} />}
            names={form.names}
            isOpenAtFirst={false}
            value={draft?.when ?? ''}
            draftKey={`${form.column} ${formatPath([...path, 'when'])}`}
            onSet={(when) =>
              onChange((before) => ({ ...before, when: typeof when === 'string' ? when : '' }), 'when')
            }
          />
        </>
      )}
      <div className="flex items-center gap-1">
        <div className="min-w-0 grow">
          <FieldPicker
            id={fieldKey}
            target={field.ref}
            label={labels.field}
            value={draft?.field ?? ''}
            placeholder="Field"
            isOffered={isOffered}
            opensByArrow
            invalid={field['aria-invalid'] === true}
            describedBy={[`${fieldKey}-type`, field['aria-describedby']].filter(Boolean).join(' ')}
            onPick={(picked) =>
              onChange(({ options, ...before }) => ({
                ...before,
                field: picked,
                options: form.startingOptionsOf(picked),
              }))
            }
            className={BOX}
          />
        </div>
        <span id={`${fieldKey}-type`} className="flex-none text-xs text-muted empty:hidden">
          {type}
        </span>
        {remove && (
          <ToolButton
            icon="remove"
            variant="danger"
            label={remove.label}
            title={remove.label}
            onClick={remove.onRemove}
          />
        )}
      </div>
      <Notes id={fieldKey} help={undefined} problems={ofField} />
      {draft && isFieldId(draft.field) && (
        <CaseOptions
          form={form}
          field={draft.field}
          path={[...path, 'options']}
          draft={draft}
          Form={Form}
          onChange={onChange}
        />
      )}
    </>
  );
}

/** The value type of the field of a case. Undefined where it is not known without a check. */
function useCaseType({ names: { owner } }: FormProps, draft: CaseDraft | undefined): ValueType | undefined {
  const schema = useStudio((state) => state.schema);
  const table = owner && tableById(schema, owner.table);
  if (!table || !draft) return undefined;
  const { field, options = {} } = draft;
  return valueTypesIn(schema)(table, { id: '', name: '', field, options });
}

interface OptionsProps extends Pick<LineProps, 'form' | 'path' | 'Form' | 'onChange'> {
  readonly field: FieldId;
  readonly draft: CaseDraft;
}

/** The options of a case. Prefix, suffix and case are folded unless they are set. */
function CaseOptions({ form, field, path, draft, Form, onChange }: OptionsProps) {
  const options = draft.options ?? {};
  const shared: FormProps = {
    ...form,
    field,
    options,
    path,
    onEdit: (change, typing) =>
      onChange((before) => ({ ...before, options: change(before.options ?? {}) }), typing),
  };
  return (
    <>
      {hasOptions(field) && (
        <div className="option-form border-l-2 border-line pl-2">
          <Form {...shared} which={(option) => !isCommon(option) && isRelevant(options, option)} />
        </div>
      )}
      <TextFold form={shared} Form={Form} />
    </>
  );
}

export const caseControls = { Cases, Otherwise };
