import type { Json } from '../../../catalogue/field.ts';
import { scalarText } from '../../../schema/option-texts.ts';
import { parseNumber } from '../../../schema/parse-number.ts';
import { focusTarget } from '../../lib/focus.ts';
import { Select, TextInput } from '../../ui/inputs.tsx';
import { ToolButton } from '../controls/tool-button.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';
import { problemKey } from '../document/show-problem.ts';
import { LINE } from '../fields/setting.tsx';
import { LOCALES, type LocaleShare, localeTitle, withLocaleShare } from '../schema/locales.ts';
import type { LocatedProblem } from '../schema/problems.ts';
import { shareText } from '../schema/share-text.ts';

interface Props {
  /** Counted from 0. */
  readonly row: number;
  readonly shares: readonly LocaleShare[];
  readonly share: LocaleShare;
  /** From 0 to 1. Undefined while a weight is wrong. */
  readonly ratio: number | undefined;
  /** The key of the box for the focus. */
  readonly target: string;
  readonly problems: readonly LocatedProblem[];
  /** The id of the element that says what is wrong. */
  readonly problemId: string;
  readonly draftKey: string;
  /** With `typing`, the texts of one visit are one step of undo. */
  readonly onSet: (locale: Json, typing?: string) => void;
  readonly onRemove: () => void;
}

const NO_SHARE = 'A share is a number, such as 3.';

/** One of several locales of a table: which, its weight, what that comes to, and the button that removes it. */
export function LocaleShareRow(props: Props) {
  const { row, shares, share, ratio, target, problems, problemId, draftKey, onSet, onRemove } = props;
  const { name, weight } = share;
  const { refusal, box } = useTypedText({
    key: draftKey,
    text: scalarText(weight),
    refuse: (typed) => (parseNumber(typed) === undefined ? NO_SHARE : undefined),
    onType: (typed) =>
      onSet(withLocaleShare(shares, name, { weight: parseNumber(typed) ?? weight }), draftKey),
  });
  const isInvalid = problems.length > 0 || refusal !== undefined || undefined;
  const refusalId = `${problemId}-${name}`;
  const choices = LOCALES.filter(([other]) => other === name || shares.every((own) => own.name !== other));
  return (
    <li>
      <div className="grid grid-cols-[minmax(0,1fr)_4rem_2.5rem_auto] items-center gap-1">
        <Select
          aria-label={`Language and country ${row + 1}`}
          value={name}
          onChange={({ target: { value } }) => onSet(withLocaleShare(shares, name, { name: value }))}
          className="h-11! text-ellipsis lg:h-9!"
        >
          {choices.every(([other]) => other !== name) && <option value={name}>{localeTitle(name)}</option>}
          {choices.map(([other, title]) => (
            <option key={other} value={other}>
              {title}
            </option>
          ))}
        </Select>
        <TextInput
          ref={focusTarget(target, ...problems.map(problemKey))}
          aria-label={`Share of ${name}`}
          aria-invalid={isInvalid}
          aria-describedby={refusal === undefined ? isInvalid && problemId : refusalId}
          inputMode="decimal"
          {...box}
          className={LINE}
        />
        <span className="text-right font-mono text-xs text-muted tabular-nums">
          {ratio !== undefined && shareText(ratio)}
        </span>
        <ToolButton icon="remove" variant="danger" label={`Remove ${name}`} onClick={onRemove} />
      </div>
      {refusal !== undefined && (
        <p id={refusalId} className="text-sm text-danger">
          {refusal}
        </p>
      )}
    </li>
  );
}
