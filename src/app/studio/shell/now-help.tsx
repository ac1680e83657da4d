import { HelpTip } from '../../ui/help-tip.tsx';

interface Props {
  readonly id: string;
  /** The day of a schema that says none. */
  readonly defaultDay: string;
}

export function NowHelp({ id, defaultDay }: Props) {
  return (
    <HelpTip about="Now" id={id}>
      The moment (UTC) that dates count as the present: past dates end with it, and ages are counted to it. It
      is fixed, so that rows repeat: the same schema gives the same rows on every day. Empty, it is{' '}
      {defaultDay}. “Today” writes today’s date once.
    </HelpTip>
  );
}
