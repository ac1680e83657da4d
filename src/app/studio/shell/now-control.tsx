import { useId } from 'react';
import { parseIso, timeOf } from '../../../expression/dates.ts';
import { NOW_DEFAULT } from '../../../schema/schema.ts';
import { focusTarget } from '../../lib/focus.ts';
import { preloaded } from '../../lib/preload.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Icon } from '../controls/icon.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';
import { FOCUS } from '../document/place.ts';
import { useStudio } from '../document/store.ts';
import { setTypedText } from '../document/typed-texts.ts';
import { isAt } from '../schema/problem-places.ts';
import { dayOf, setSchema } from '../schema/settings.ts';

interface Props {
  readonly inputClassName: string;
}

const DRAFT = 'now';
const DEFAULT_DAY = dayOf(timeOf(NOW_DEFAULT));

const loadHelp = preloaded(async () => (await import('./now-help.tsx')).NowHelp);

function setNow(now: string | undefined, typing?: string) {
  useStudio.getState().edit((schema) => setSchema(schema, { now }), typing === undefined ? {} : { typing });
}

/** A midnight is shown as its date, which means the same. */
function shownNow(now: string): string {
  return now.replace(/T00:00(:00(\.0+)?)?Z$/, '');
}

function isNow(text: string): boolean {
  return text === '' || parseIso(text) !== undefined;
}

/** The moment that dates without a range are relative to. Text that is not a date stays here, and the document as it was. */
export function NowControl({ inputClassName }: Props) {
  const noteId = useId();
  const helpId = `${noteId}-help`;
  const Help = useLazyModule(loadHelp, true, () => {});
  const now = useStudio(({ schema }) => schema.now ?? '');
  const isEmpty = useStudio(({ schema }) => schema.tables.length === 0);
  const problem = useStudio(({ problems }) => problems.list.find((problem) => isAt(problem, 'now'))?.message);
  const until = isNow(now) ? ` ${now || DEFAULT_DAY} is used until then.` : '';
  const { isTyping, refusal, box } = useTypedText({
    key: DRAFT,
    text: shownNow(now),
    refuse: (typed) =>
      isNow(typed.trim())
        ? undefined
        : `Enter a date, such as 2026-11-21, or a UTC time, such as 2026-11-21T10:15:00Z.${until}`,
    onType: (typed) => setNow(typed.trim() || undefined, DRAFT),
  });
  const note = refusal ?? problem;
  const isNoted = note !== undefined && !isTyping;

  return (
    <div className="relative flex items-center gap-1 max-lg:w-full max-lg:flex-wrap lg:max-w-66 lg:grow">
      <span className="flex items-center max-lg:w-full max-lg:gap-1">
        <label htmlFor="studio-now" className="text-sm text-muted">
          Now
        </label>
        {/* As wide before it is loaded. */}
        <span className="size-6 flex-none">{Help && <Help id={helpId} defaultDay={DEFAULT_DAY} />}</span>
      </span>
      <TextInput
        ref={focusTarget(FOCUS.now)}
        id="studio-now"
        {...box}
        // What the first table that is added sets.
        placeholder={isEmpty ? 'today' : DEFAULT_DAY}
        spellCheck={false}
        autoCapitalize="off"
        title="The moment (UTC) that dates count as the present"
        aria-invalid={isNoted || undefined}
        aria-describedby={isNoted ? noteId : Help && helpId}
        className={`w-56! font-mono lg:w-26! lg:grow ${inputClassName}`}
      />
      <Button
        variant="quiet"
        size="icon"
        aria-label="Today"
        title="Set to today’s date"
        onClick={() => {
          setTypedText(DRAFT, undefined);
          setNow(dayOf(Date.now()));
        }}
        className="size-11! lg:size-8!"
      >
        <Icon>
          <path d="M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2v3M10.5 2v3" />
        </Icon>
      </Button>
      {isNoted && (
        <p
          id={noteId}
          className="[:not(:focus-within)>&]:hidden pointer-events-none absolute top-full left-0 z-20 mt-1 w-80 rounded-control border border-danger bg-surface p-2 text-xs text-danger shadow-raised"
        >
          {note}
        </p>
      )}
    </div>
  );
}
