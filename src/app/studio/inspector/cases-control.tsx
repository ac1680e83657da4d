import { type ComponentType, useId } from 'react';
import type { OptionInfo } from '../../../catalogue/field.ts';
import { type FieldId, isFieldId } from '../../../catalogue/fields.ts';
import { formatPath, type Path } from '../../../schema/problem.ts';
import { focusTarget, moveFocus } from '../../lib/focus.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { ToolButton } from '../controls/tool-button.tsx';
import { useStudio } from '../document/store.ts';
import { FieldPicker } from '../fields/field-picker.tsx';
import { BOX, controlProps, Notes } from '../fields/labelled.tsx';
import { type CaseDraft, caseIn, caseJson, casesIn } from '../schema/cases.ts';
import { problemsAt } from '../schema/problem-places.ts';
import type { FormProps } from './form.ts';

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
  const lineKey = (line: number) => `${id} ${line}`;

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
                  form={form}
                  path={[...at, line]}
                  draft={draft}
                  labels={{ when: `When ${line + 1}`, field: `Field ${line + 1}` }}
                  lineKey={lineKey(line)}
                  Form={Form}
                  onChange={(change, typing) =>
                    edit(
                      (before) => before.map((item, i) => (i === line ? change(item) : item)),
                      typing && `${line} ${typing}`,
                    )
                  }
                />
                <ToolButton
                  icon="remove"
                  variant="danger"
                  label={`Remove case ${line + 1}`}
                  onClick={() => remove(line)}
                  className="self-end"
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
        form={form}
        path={[...form.path, option]}
        draft={draft}
        labels={{ field: info.label }}
        lineKey={id}
        Form={Form}
        onChange={(change, typing) => set(change(draft ?? { field: '' }), typing)}
      />
      {draft && (
        <Button size="touch" variant="quiet" className="self-start" onClick={() => set(undefined)}>
          Null otherwise
        </Button>
      )}
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
  readonly Form: ComponentType<FormProps>;
  readonly onChange: (change: (draft: CaseDraft) => CaseDraft, typing?: string) => void;
}

function CaseLine({ form, path, draft, labels, lineKey, Form, onChange }: LineProps) {
  const fieldId = useId();
  const all = problemsAt(form.problems, ...path);
  const ofWhen = problemsAt(all, ...path, 'when');
  const ofOptions = problemsAt(all, ...path, 'options');
  const ofField = all.filter((problem) => !ofWhen.includes(problem) && !ofOptions.includes(problem));
  const field = controlProps(fieldId, { problems: ofField });
  return (
    <>
      {labels.when !== undefined && (
        <>
          <TextInput
            {...controlProps(lineKey, { problems: ofWhen })}
            aria-label={labels.when}
            placeholder="country = 'DE'"
            spellCheck={false}
            autoCapitalize="off"
            value={draft?.when ?? ''}
            onChange={({ target }) => onChange((before) => ({ ...before, when: target.value }), 'when')}
            onBlur={() => useStudio.getState().endTyping()}
            className="h-11! font-mono lg:h-9!"
          />
          <Notes id={lineKey} help={undefined} problems={ofWhen} />
        </>
      )}
      <FieldPicker
        id={fieldId}
        target={field.ref}
        label={labels.field}
        value={draft?.field ?? ''}
        placeholder="Field"
        isOffered={isOffered}
        opensByArrow
        invalid={field['aria-invalid'] === true}
        describedBy={field['aria-describedby']}
        onPick={(picked) =>
          onChange(({ options, ...before }) => ({
            ...before,
            field: picked,
            options: form.startingOptionsOf(picked),
          }))
        }
        className={BOX}
      />
      <Notes id={fieldId} help={undefined} problems={ofField} />
      {draft && isFieldId(draft.field) && (
        <div className="option-form border-l-2 border-line pl-2">
          <Form
            {...form}
            field={draft.field}
            options={draft.options ?? {}}
            path={[...path, 'options']}
            which={undefined}
            onEdit={(change, typing) =>
              onChange((before) => ({ ...before, options: change(before.options ?? {}) }), typing)
            }
          />
        </div>
      )}
    </>
  );
}

export const caseControls = { Cases, Otherwise };
