import { type ReactNode, useId } from 'react';
import { formatPath } from '../../../../schema/problem.ts';
import { Button } from '../../../ui/button.tsx';
import type { LocatedProblem } from '../problems.ts';
import { useStudio } from '../store.ts';

/** Ties a control to its label, help and problems: spread it on the control. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface Props {
  readonly label: string;
  readonly help?: string | undefined;
  readonly problems: readonly LocatedProblem[];
  /** What is wrong with a typed text that was not stored in the document. */
  readonly draftProblem?: string | undefined;
  /** Whether it takes the whole width of a form of two columns. */
  readonly isWide?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

/** How text boxes look. */
export const BOX =
  'h-11 w-full min-w-0 rounded-control border border-line-strong bg-field px-3 text-base text-ink placeholder:text-faint hover:border-muted aria-invalid:border-danger sm:text-sm lg:h-9';

/** A control with its label above it, and its problems and help below. */
export function Labelled({ label, help, problems, draftProblem, isWide = true, children }: Props) {
  const id = useId();
  const control = controlProps(id, { help, problems, draftProblem });
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${isWide ? 'col-span-full' : ''}`}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children(control)}
      <Notes id={id} help={help} problems={problems} draftProblem={draftProblem} />
    </div>
  );
}

type NotesProps = Pick<Props, 'help' | 'problems' | 'draftProblem'>;

export function controlProps(id: string, { help, problems, draftProblem }: NotesProps): ControlProps {
  const isInvalid = problems.length > 0 || draftProblem !== undefined;
  const ids = [isInvalid ? `${id}-problem` : '', help ? `${id}-help` : ''].filter((part) => part !== '');
  return {
    id,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': isInvalid || undefined,
  };
}

export function Notes({ id, help, problems, draftProblem }: NotesProps & { readonly id: string }) {
  return (
    <>
      {(problems.length > 0 || draftProblem) && (
        <div id={`${id}-problem`} className="flex flex-col items-start gap-1">
          {draftProblem && <p className="text-sm text-danger">{draftProblem}</p>}
          <ProblemTexts problems={problems} controlId={id} />
        </div>
      )}
      {help && (
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
  /** Gets the focus once the problem and its button are gone. */
  readonly controlId: string;
}

/** A problem’s message, with a button where the problem has a fix. */
function ProblemText({ problem, controlId }: ProblemTextProps) {
  const { fix } = problem;
  return (
    <>
      <p className="text-sm break-words text-danger">{problem.message}</p>
      {fix && (
        <Button
          size="small"
          className="min-h-11 lg:min-h-0"
          onClick={() => {
            if (useStudio.getState().fix(problem)) document.getElementById(controlId)?.focus();
          }}
        >
          {fix.text}
        </Button>
      )}
    </>
  );
}
