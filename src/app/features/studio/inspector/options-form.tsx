import { commonOptions } from '../../../../catalogue/common-options.ts';
import { fields, isFieldId } from '../../../../catalogue/fields.ts';
import { formatPath } from '../../../../schema/problem.ts';
import { optionsIn } from '../document/column-options.ts';
import { counts, optionInfosOf } from '../document/kept-options.ts';
import { withOption } from '../document/set-option.ts';
import { problemsAt } from '../problem-places.ts';
import type { FormProps } from './form.ts';
import { NestedColumns } from './nested-columns.tsx';
import { OptionControl } from './option-control.tsx';

/** A control for each option of a field that counts as the others are, or is set anyway. */
export function OptionsForm(props: FormProps) {
  const { field, options, names, problems, path, column, which = isOffered(props) } = props;
  const infos = optionInfosOf(field);
  const shown = Object.entries(infos).filter(
    ([name]) => which(name) && (options[name] !== undefined || counts(infos, name, options)),
  );
  return shown.map(([name, info]) => {
    const at = [...path, name];
    if (info.kind === 'field-options') return <ItemOptions key={name} {...props} name={name} />;
    const control = (
      <OptionControl
        key={name}
        name={name}
        info={info}
        value={options[name]}
        names={names}
        problems={problemsAt(problems, ...at)}
        draftKey={`${column} ${formatPath(at)}`}
        onSet={(value) =>
          props.onEdit(
            (before) => withOption(field, before, { name, value }, props.startingOptionsOf),
            formatPath(at),
          )
        }
      />
    );
    if (info.kind !== 'columns') return control;
    return (
      <NestedColumns
        key={name}
        form={props}
        option={name}
        label={info.label}
        text={control}
        Form={OptionsForm}
      />
    );
  });
}

/** Not what would make text of an object or a list, unless it is set. */
function isOffered({ field, options }: FormProps): (option: string) => boolean {
  if (fields[field].type !== 'json') return () => true;
  return (option) => !Object.hasOwn(commonOptions, option) || options[option] !== undefined;
}

/** The options of an array's items, which read no columns around the array. */
function ItemOptions(props: FormProps & { readonly name: string }) {
  const { options, name, path, names, onEdit } = props;
  const { field } = options;
  if (typeof field !== 'string' || !isFieldId(field)) return null;
  return (
    <fieldset className="col-span-2 grid min-w-0 grid-cols-2 items-start gap-3 border-l-2 border-line pl-3">
      <legend className="mb-2 text-sm font-medium">Options of the items</legend>
      <OptionsForm
        {...props}
        field={field}
        options={optionsIn(options[name])}
        names={{ ...names, columns: [], references: [] }}
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
