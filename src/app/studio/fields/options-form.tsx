import { Fragment, type ReactNode } from 'react';
import type { Json, OptionInfo } from '../../../catalogue/field.ts';
import { formatPath, type Path } from '../../../schema/problem.ts';
import { counts } from '../schema/kept-options.ts';
import { problemsAt } from '../schema/problem-places.ts';
import type { LocatedProblem } from '../schema/problems.ts';
import type { SetOptions } from '../schema/studio-schema.ts';
import { type KnownNames, OptionControl } from './option-control.tsx';

interface Props {
  readonly infos: Readonly<Record<string, OptionInfo>>;
  /** Those that are set. */
  readonly options: SetOptions;
  /** Which of them the form has; all unless given. */
  readonly which?: ((option: string) => boolean) | undefined;
  /** Undefined removes the option. */
  readonly onSet: (name: string, value: Json | undefined) => void;
  readonly names?: KnownNames;
  readonly problems: readonly LocatedProblem[];
  /** Where the options are in what was checked. */
  readonly path: Path;
  /** Names the form's subject: the keys in `useTypedTexts` begin with it. */
  readonly owner: string;
  /** Whether half of the form's width is enough for each option. */
  readonly isRoomy?: boolean;
  /** Whether all help is behind a "?" button. */
  readonly isHelpFolded?: boolean;
  /** Replaces an option's control, or adds to it. */
  readonly replace?: (name: string, info: OptionInfo, control: ReactNode) => ReactNode;
}

const NO_NAMES: KnownNames = { columns: [], references: [], dates: [], tables: [], parentColumns: [] };

/** A control for each option that has an effect beside the others, or is set anyway: of a field, a format, a language. */
export function OptionsForm(props: Props) {
  const { infos, options, which, onSet, names = NO_NAMES, problems, path, owner } = props;
  const { isRoomy = false, isHelpFolded = false } = props;
  const shown = Object.entries(infos).filter(
    ([name]) => (which?.(name) ?? true) && (options[name] !== undefined || counts(infos, name, options)),
  );
  return shown.map(([name, info]) => {
    const at = [...path, name];
    const control = (
      <OptionControl
        name={name}
        info={info}
        value={options[name]}
        names={names}
        problems={problemsAt(problems, ...at)}
        draftKey={`${owner} ${formatPath(at)}`}
        isRoomy={isRoomy}
        isHelpFolded={isHelpFolded}
        onSet={(value) => onSet(name, value)}
      />
    );
    return <Fragment key={name}>{props.replace?.(name, info, control) ?? control}</Fragment>;
  });
}
