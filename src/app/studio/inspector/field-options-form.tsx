import { commonOptions } from '../../../catalogue/common-options.ts';
import { type FieldId, isFieldId } from '../../../catalogue/fields.ts';
import { optionsIn } from '../../../schema/edits/column-options.ts';
import { namedFileIn } from '../../../schema/edits/given-json.ts';
import { formatPath } from '../../../schema/problem.ts';
import { preloaded } from '../../lib/preload.ts';
import { LoadedPart } from '../controls/loaded-part.tsx';
import { OptionsForm } from '../fields/options-form.tsx';
import { optionInfosOf } from '../schema/kept-options.ts';
import { withOption } from '../schema/set-option.ts';
import { BinsOnDemand } from './bins-on-demand.tsx';
import { FirstValues } from './first-values.tsx';
import type { FormProps } from './form.ts';
import { NestedColumns } from './nested-columns.tsx';
import { canHaveText, isRelevant } from './relevant-options.ts';
import { SafetyNote } from './safety-note.tsx';
import { ValuesTable } from './values-table.tsx';

const loadCases = preloaded(async () => (await import('./cases-control.tsx')).caseControls);
const loadListFile = preloaded(async () => (await import('./list-file.tsx')).ListFile);
const loadWhere = preloaded(async () => (await import('./where-control.tsx')).WhereControl);
const loadStates = preloaded(async () => (await import('./states-control.tsx')).stateControls);

/** The options of a field; those of an array's items and the columns of an object are forms within it. */
export function FieldOptionsForm(props: FormProps) {
  const { field, options, names, problems, path, column, which = isOffered(props) } = props;
  return (
    <>
      {which('reserved') && <SafetyNote field={field} options={options} onEdit={props.onEdit} />}
      <OptionsForm
        infos={optionInfosOf(field)}
        options={options}
        which={(name) => which(name) && !isInTable(field, name)}
        names={names}
        problems={problems}
        path={path}
        owner={column}
        onSet={(name, value) =>
          props.onEdit(
            (before) => withOption(field, before, { name, value }, props.startingOptionsOf),
            formatPath([...path, name]),
          )
        }
        replace={(name, info, control) => {
          const { kind, label, help, more } = info;
          const named = kind === 'values' ? namedFileIn(options[name]) : undefined;
          if (named)
            return (
              <LoadedPart load={loadListFile} name="The file">
                {(ListFile) => <ListFile form={props} named={named} />}
              </LoadedPart>
            );
          if (kind === 'values')
            return <ValuesTable form={props} valuesMax={info.maxItems} help={help} more={more} />;
          if (kind === 'transitions' || kind === 'states')
            return (
              <LoadedPart load={loadStates} name="The states">
                {(controls) => {
                  const Control = kind === 'states' ? controls.InitialState : controls.Transitions;
                  return <Control form={props} option={name} info={info} />;
                }}
              </LoadedPart>
            );
          if (kind === 'alternatives' || kind === 'alternative')
            return (
              <LoadedPart load={loadCases} name="The cases">
                {(controls) => {
                  const Control = kind === 'alternatives' ? controls.Cases : controls.Otherwise;
                  return <Control form={props} option={name} info={info} Form={FieldOptionsForm} />;
                }}
              </LoadedPart>
            );
          if (kind === 'column-pairs')
            return (
              <LoadedPart load={loadWhere} name="The conditions">
                {(Where) => <Where form={props} option={name} info={info} />}
              </LoadedPart>
            );
          if (kind === 'weights')
            return (
              <BinsOnDemand
                form={props}
                option={name}
                binsMax={info.maxItems}
                text={control}
                onSet={(bins, typing) =>
                  props.onEdit(
                    (before) => ({ ...before, [name]: bins }),
                    typing && formatPath([...path, typing]),
                  )
                }
              />
            );
          if ((kind === 'formula' || kind === 'template') && path.length === 1)
            return (
              <>
                {control}
                <FirstValues column={column} />
              </>
            );
          if (kind === 'field-options') return <ItemOptions {...props} name={name} />;
          if (kind !== 'columns') return control;
          return (
            <NestedColumns form={props} option={name} label={label} text={control} Form={FieldOptionsForm} />
          );
        }}
      />
    </>
  );
}

/** The weights of values are in their table. */
function isInTable(field: FieldId, option: string): boolean {
  const infos = optionInfosOf(field);
  return infos[option]?.kind === 'weights' && infos.values !== undefined;
}

/** The options that have an effect, and those that are set. */
function isOffered({ field, options }: FormProps): (option: string) => boolean {
  return (option) =>
    options[option] !== undefined ||
    (isRelevant(options, option) && (canHaveText(field) || !Object.hasOwn(commonOptions, option)));
}

/** The options of an array's items, which read no columns around the array. */
function ItemOptions(props: FormProps & { readonly name: string }) {
  const { options, name, path, names, onEdit } = props;
  const { field } = options;
  if (typeof field !== 'string' || !isFieldId(field)) return null;
  return (
    <fieldset className="option-form col-span-2 min-w-0 border-l-2 border-line pl-3">
      <legend className="mb-2 text-sm font-medium">Options of the items</legend>
      <FieldOptionsForm
        {...props}
        field={field}
        options={optionsIn(options[name])}
        names={{ ...names, columns: [], references: [], owner: undefined }}
        path={[...path, name]}
        which={undefined}
        onEdit={(change, typing) =>
          onEdit((own) => {
            const { [name]: before, ...others } = own;
            const after = change(optionsIn(before));
            return Object.keys(after).length > 0 ? { ...own, [name]: after } : others;
          }, typing)
        }
      />
    </fieldset>
  );
}
