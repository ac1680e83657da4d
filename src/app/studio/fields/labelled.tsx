import { type ReactNode, type RefCallback, useId } from 'react';
import type { Json } from '../../../catalogue/field.ts';
import { formatPath } from '../../../schema/problem.ts';
import { focusTarget, moveFocus } from '../../lib/focus.ts';
import { Button } from '../../ui/button.tsx';
import { HelpTip } from '../../ui/help-tip.tsx';
import { problemKey } from '../document/show-problem.ts';
import { useStudio } from '../document/store.ts';
import { fixesOf, type LocatedProblem } from '../schema/problems.ts';

/** Ties a control to its label, help and problems: spread it on the control. */
export interface ControlProps {
  readonly id: string;
  /** It has the focus when one of its problems is to be shown, or was fixed. */
  readonly ref: RefCallback<HTMLElement>;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** The control of an option. */
export interface OptionProps extends ControlProps {
  readonly value: Json | undefined;
  /** Undefined removes the option. */
  readonly onSet: (value: Json | undefined) => void;
  /** The key in `useTypedTexts` of what is typed here. */
  readonly draftKey: string;
}

/** The texts that explain a control. */
export interface HelpTexts {
  readonly help?: string | undefined;
  /** Sentences that continue the help, behind a "?" button. */
  readonly more?: string | undefined;
  /** Whether the help is behind the "?" button as well. */
  readonly isFolded?: boolean | undefined;
}

interface Described extends HelpTexts {
  readonly problems: readonly LocatedProblem[];
  /** What is wrong with a typed text that was not stored in the document. */
  readonly draftProblem?: string | undefined;
}

interface Props extends Described {
  readonly label: string;
  /** Whether it takes the whole width of a form of two columns. */
  readonly isWide?: boolean;
  /** Whether the children contain the notes, because more than the control is in them. */
  readonly placesNotes?: boolean;
  readonly children: (control: ControlProps, notes: ReactNode) => ReactNode;
}

/** How text boxes look. */
export const BOX =
  'h-11 w-full min-w-0 rounded-control border border-line-strong bg-field px-3 text-base text-ink placeholder:text-faint hover:border-muted aria-invalid:border-danger md:text-sm lg:h-9';

/** A control with its label above it, and its problems and help directly below. */
export function Labelled({ label, isWide = true, placesNotes = false, children, ...described }: Props) {
  const id = useId();
  const notes = <Notes id={id} {...described} />;
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${isWide ? 'col-span-full' : ''}`}>
      <div className="flex items-center gap-0.5">
        <label htmlFor={id} className="min-w-0 text-sm font-medium">
          {label}
        </label>
        <MoreHelp id={id} about={label} {...described} />
      </div>
      {children(controlProps(id, described), notes)}
      {!placesNotes && notes}
    </div>
  );
}

export function controlProps(id: string, { help, problems, draftProblem }: Described): ControlProps {
  const isInvalid = problems.length > 0 || draftProblem !== undefined;
  const ids = [isInvalid ? `${id}-problem` : '', help ? `${id}-help` : ''].filter((part) => part !== '');
  return {
    id,
    ref: focusTarget(id, ...problems.map(problemKey)),
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': isInvalid || undefined,
  };
}

interface MoreHelpProps extends HelpTexts {
  /** The control's id. */
  readonly id: string;
  readonly about: string;
}

/** The "?" button of a control with more help than is shown. */
export function MoreHelp({ id, about, help, more, isFolded = false }: MoreHelpProps) {
  if (isFolded && help) {
    return (
      <HelpTip id={`${id}-help`} about={about}>
        {more ? `${help} ${more}` : help}
      </HelpTip>
    );
  }
  return more ? <HelpTip about={about}>{more}</HelpTip> : null;
}

/** What is wrong with a control, and its help. */
export function Notes({
  id,
  help,
  isFolded = false,
  problems,
  draftProblem,
}: Described & { readonly id: string }) {
  return (
    <>
      {(problems.length > 0 || draftProblem) && (
        <div id={`${id}-problem`} className="flex flex-col items-start gap-1">
          {draftProblem && <p className="text-sm text-danger">{draftProblem}</p>}
          <ProblemTexts problems={problems} controlId={id} />
        </div>
      )}
      {help && !isFolded && (
        <p id={`${id}-help`} className="text-xs text-muted">
          {help}
        </p>
      )}
    </>
  );
}

interface ProblemTextsProps {
  readonly problems: readonly LocatedProblem[];
  readonly controlId: string;
}

export function ProblemTexts({ problems, controlId }: ProblemTextsProps) {
  return problems.map((problem) => (
    <ProblemText
      key={`${formatPath(problem.path)} ${problem.code}`}
      problem={problem}
      controlId={controlId}
    />
  ));
}

interface ProblemTextProps {
  readonly problem: LocatedProblem;
  /** The id of the control that gets the focus once the problem and its button are gone. */
  readonly controlId: string;
}

/** A problem’s message, with a button for each fix. */
function ProblemText({ problem, controlId }: ProblemTextProps) {
  return (
    <>
      <p className="text-sm break-words text-danger">{problem.message}</p>
      {fixesOf(problem).map((fix) => (
        <Button
          key={fix.text}
          size="touch"
          onClick={() => {
            if (useStudio.getState().fix(fix)) moveFocus(controlId);
          }}
        >
          {fix.text}
        </Button>
      ))}
    </>
  );
}
