import type { Json, OptionInfo, OptionKind } from '../../../catalogue/field.ts';
import type { FieldId } from '../../../catalogue/fields.ts';
import { FIELDS_OF_NO_ITEMS } from '../../../schema/nestable.ts';
import { defaultOf, optionText, parseOption, withoutDefault } from '../../../schema/option-texts.ts';
import { useSelectAtFirstClick } from '../../lib/use-select-at-first-click.ts';
import { TextInput } from '../../ui/inputs.tsx';
import { ChoiceButtons } from '../controls/choice-buttons.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';
import type { LocatedProblem } from '../schema/problems.ts';
import { CheckList } from './check-list.tsx';
import { ChildrenControl } from './children-control.tsx';
import { ChoiceSelect } from './choice-select.tsx';
import { controlOf } from './controls.ts';
import { DurationControl } from './duration-control.tsx';
import { FieldPicker } from './field-picker.tsx';
import type { FormulaOwner } from './formula-owner.ts';
import { BOX, Labelled, type OptionProps } from './labelled.tsx';
import { Setting } from './setting.tsx';
import { TextControl } from './text-control.tsx';

export interface KnownNames {
  /** Of the other columns of the table. */
  readonly columns: readonly string[];
  readonly references: readonly string[];
  /** Those of the columns that hold days or moments. */
  readonly dates: readonly string[];
  readonly tables: readonly string[];
  /** The column whose options they are in, where formulas can read other rows. */
  readonly owner?: FormulaOwner | undefined;
  /** Of the columns of the table that is referred to. */
  readonly parentColumns: readonly string[];
}

/** In characters: a longer sentence takes the whole width. */
const SHORT_HELP_MAX = 64;

/** Kinds that need half of the width. */
const SHORT: ReadonlySet<OptionKind> = new Set([
  'text',
  'integer',
  'number',
  'time',
  'choice',
  'column',
  'table',
  'parent-column',
]);

interface Props {
  readonly name: string;
  readonly info: OptionInfo;
  readonly value: Json | undefined;
  readonly onSet: (value: Json | undefined) => void;
  readonly names: KnownNames;
  readonly problems: readonly LocatedProblem[];
  /** The key in `useTypedTexts` of what is typed here. */
  readonly draftKey: string;
  /** Whether half of the form's width is enough for each option. */
  readonly isRoomy: boolean;
  /** Whether all help is behind a "?" button. */
  readonly isHelpFolded: boolean;
}

/** The labelled control of one option. */
export function OptionControl(props: Props) {
  const { name, info, value, onSet, names, problems, draftKey, isRoomy, isHelpFolded } = props;
  const control = controlOf(info);
  const texts = { help: info.help || undefined, more: info.more, isFolded: isHelpFolded };
  if (control.kind === 'field-options') return null;
  if (control.kind === 'checkbox') {
    return (
      <div className={`-mx-2 ${isRoomy ? '' : 'col-span-full'}`}>
        <Setting
          label={info.label}
          {...texts}
          problems={problems}
          checked={(value ?? defaultOf(info)) === true}
          onSet={(isOn) => onSet(withoutDefault(info, isOn))}
        />
      </div>
    );
  }
  if (control.kind === 'checklist') {
    return (
      <CheckList
        label={info.label}
        {...texts}
        problems={problems}
        choices={control.choices}
        labels={info.kind === 'choices' ? info.labels : undefined}
        value={value}
        onSet={onSet}
      />
    );
  }
  return (
    <Labelled
      label={info.label}
      {...texts}
      problems={problems}
      placesNotes={control.kind === 'area'}
      isWide={!isRoomy && (!SHORT.has(info.kind) || info.help.length > SHORT_HELP_MAX)}
    >
      {(labelled, notes) => {
        const props = { ...labelled, value, onSet, draftKey };
        switch (control.kind) {
          case 'line':
            return (
              <LineControl
                {...props}
                info={info}
                inputMode={control.inputMode}
                isCode={control.isCode}
                placeholder={control.placeholder}
              />
            );
          case 'area':
            return (
              <TextControl
                {...props}
                notes={notes}
                info={info}
                lines={control.lines}
                offers={control.offers}
                columns={names.columns}
                owner={names.owner}
              />
            );
          case 'duration':
            return <DurationControl {...props} />;
          case 'select':
            return (
              <ChoiceSelect
                {...labelled}
                choices={control.choices}
                labels={info.kind === 'choice' ? info.labels : undefined}
                canBeEmpty={control.canBeEmpty}
                emptyText={info.kind === 'choice' ? info.empty : undefined}
                value={value ?? defaultOf(info)}
                onSet={(choice) => onSet(withoutDefault(info, choice))}
              />
            );
          case 'column':
          case 'table':
          case 'parent-column':
            return (
              <ChoiceSelect
                {...labelled}
                choices={choicesOf(control.kind, name, names)}
                canBeEmpty={!info.required}
                emptyText="None"
                value={value}
                onSet={onSet}
              />
            );
          case 'children':
            return <ChildrenControl {...props} />;
          case 'field':
            return <FieldControl {...props} />;
        }
      }}
    </Labelled>
  );
}

function choicesOf(
  kind: 'column' | 'table' | 'parent-column',
  name: string,
  names: KnownNames,
): readonly string[] {
  if (kind === 'table') return names.tables;
  if (kind === 'parent-column') return names.parentColumns;
  if (name === 'via') return names.references;
  return name === 'after' || name === 'before' ? names.dates : names.columns;
}

interface LineProps extends OptionProps {
  readonly info: OptionInfo;
  readonly inputMode: 'text' | 'numeric' | 'decimal';
  readonly isCode: boolean;
  readonly placeholder: string | undefined;
}

function LineControl({ info, value, onSet, draftKey, inputMode, isCode, placeholder, ...props }: LineProps) {
  const current = value ?? defaultOf(info);
  const { box } = useTypedText({
    key: draftKey,
    text: optionText(info, current),
    onType: (typed) => onSet(withoutDefault(info, parseOption(info, typed))),
  });
  const selecting = useSelectAtFirstClick();
  return (
    <>
      <TextInput
        {...props}
        // A text is more often changed in part than replaced.
        {...(inputMode === 'text' ? {} : selecting)}
        inputMode={inputMode}
        placeholder={placeholder}
        spellCheck={false}
        autoCapitalize="off"
        {...box}
        className={`h-11! lg:h-9! ${isCode ? 'font-mono' : ''}`}
      />
      {info.kind === 'text' && info.suggestions && (
        <ChoiceButtons
          label={`Common values for ${info.label}`}
          options={Object.entries(info.suggestions)}
          value={typeof current === 'string' ? current : undefined}
          onChoose={(choice) => onSet(withoutDefault(info, choice))}
        />
      )}
    </>
  );
}

/** The one option whose value is a field chooses that of an array’s items. */
function isOfItems(field: FieldId): boolean {
  return !FIELDS_OF_NO_ITEMS.has(field);
}

function FieldControl({ value, onSet, ...props }: OptionProps) {
  return (
    <FieldPicker
      id={props.id}
      target={props.ref}
      value={typeof value === 'string' ? value : ''}
      onPick={onSet}
      isOffered={isOfItems}
      opensByArrow
      invalid={props['aria-invalid'] === true}
      describedBy={props['aria-describedby']}
      className={BOX}
    />
  );
}
