import { tableById } from '../../../schema/edits/edited-schema.ts';
import { showColumn, usePlace } from '../document/place.ts';
import { useStudio } from '../document/store.ts';
import type { Notice } from '../schema/problems.ts';
import { columnById } from '../schema/studio-schema.ts';

interface Props {
  /** Called once the column of one is shown. */
  readonly onShown: () => void;
}

/** The notices about columns, below the problems. */
export function NoticeList({ onShown }: Props) {
  const notices = useStudio(({ problems }) => problems.notices);

  function show({ table, column }: Notice) {
    onShown();
    usePlace.setState({ isInspectorClosed: false });
    showColumn(table, column);
  }

  return (
    <ul aria-label="Notices" className="flex flex-col gap-1">
      {notices.slice(0, LISTED_MAX).map((notice) => (
        <li
          key={`${notice.column} ${notice.message}`}
          className="rounded-control p-2 text-sm hover:bg-sunken"
        >
          <button type="button" onClick={() => show(notice)} className="w-full cursor-pointer text-left">
            <span className="font-mono text-xs text-muted">
              <PlaceOf {...notice} />
            </span>
            <span className="block">{notice.message}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** In a list: more would be no help. */
const LISTED_MAX = 100;

function PlaceOf({ table: tableId, column: columnId }: Notice) {
  return useStudio(({ schema }) => {
    const table = tableById(schema, tableId);
    return `${table?.name ?? ''}.${columnById(table, columnId)?.name ?? ''}`;
  });
}

/** The notices about a column, beside its options. */
export function ColumnNotices({ column }: { readonly column: string }) {
  const notices = useStudio(({ problems }) => problems.notices);
  return notices
    .filter((notice) => notice.column === column)
    .map(({ message }) => (
      <p key={message} className="rounded-control bg-sunken p-3 text-sm">
        {message}
      </p>
    ));
}
