import type { Json, OptionInfo } from '../../../../catalogue/field.ts';
import { type FieldId, isFieldId } from '../../../../catalogue/fields.ts';
import type { Options } from '../document/document.ts';
import { counts, optionInfosOf } from '../document/kept-options.ts';
import { problemsAt } from '../problem-places.ts';
import type { LocatedProblem } from '../problems.ts';

import { type Names, OptionControl } from './option-control.tsx';

interface Props {
  readonly field: FieldId;
  readonly options: Options;
  readonly onChange: (options: Options, option: string) => void;
  readonly names: Names;
  readonly problems: readonly LocatedProblem[];
  /** Where these options are in the column: `options`. */
  readonly path: string;
  /** Names the column that drafts are of. */
  readonly column: string;
  /** Which of the field's options; all unless given. */
  readonly which?: ((option: string) => boolean) | undefined;
  /** Options that a field begins with: of an array's items. */
  readonly startingOptionsOf: (field: FieldId) => Options;
}

/** A control for each option of a field that counts as the others are, or is set anyway. */
export function OptionsForm(props: Props) {
  const { field, options, names, problems, path, column, which = () => true } = props;
  const infos = optionInfosOf(field);
  const shown = Object.entries(infos).filter(
    ([name]) => which(name) && (options[name] !== undefined || counts(infos, name, options)),
  );
  return shown.map(([name, info]) => {
    const at = `${path}.${name}`;
    if (info.kind === 'field-options') return <ItemOptions key={name} {...props} name={name} />;
    return (
      <OptionControl
        key={name}
        name={name}
        info={info}
        value={options[name]}
        names={names}
        problems={problemsAt(problems, at)}
        draftKey={`${column} ${at}`}
        onSet={(value) => props.onChange(changed(props, infos, name, value), at)}
      />
    );
  });
}

/** The options with one set, or taken off; those that count no more with it. */
function changed(
  { options, startingOptionsOf }: Props,
  infos: Readonly<Record<string, OptionInfo>>,
  name: string,
  value: Json | undefined,
): Options {
  const { [name]: before, ...others } = options;
  const set = value === undefined ? others : { ...options, [name]: value };
  if (infos[name]?.kind === 'choice') {
    return Object.fromEntries(Object.entries(set).filter(([option]) => counts(infos, option, set)));
  }
  if (infos[name]?.kind !== 'field' || before === value) return set;
  // The options of the items are those of their field.
  const { options: itemOptions, ...ofArray } = set;
  const starting = startingOptionsOf(value as FieldId);
  return Object.keys(starting).length > 0 ? { ...ofArray, options: starting } : ofArray;
}

/** The options of an array's items. */
function ItemOptions(props: Props & { readonly name: string }) {
  const { options, name, path, onChange } = props;
  const { field } = options;
  const own = options[name];
  if (typeof field !== 'string' || !isFieldId(field)) return null;
  const itemOptions = typeof own === 'object' && own !== null && !Array.isArray(own) ? (own as Options) : {};
  return (
    <fieldset className="col-span-2 grid min-w-0 grid-cols-2 items-start gap-3 border-l-2 border-line pl-3">
      <legend className="mb-2 text-sm font-medium">Options of the items</legend>
      <OptionsForm
        {...props}
        field={field}
        options={itemOptions}
        path={`${path}.${name}`}
        which={undefined}
        onChange={(after, option) => {
          const { [name]: before, ...others } = options;
          onChange(Object.keys(after).length > 0 ? { ...others, [name]: after } : others, option);
        }}
      />
    </fieldset>
  );
}
