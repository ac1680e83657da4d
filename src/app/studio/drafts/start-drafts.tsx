import { useLayoutEffect } from 'react';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { useDrafts } from '../document/keeping-state.ts';
import { DraftsHeading } from './drafts-heading.tsx';
import { KeepSwitch } from './keep-switch.tsx';

const loadList = async () => (await import('./draft-list.tsx')).DraftList;

function onNotLoaded() {
  useDrafts.setState({
    problem: 'The list of drafts did not load. Check your connection and reload the page.',
  });
}

/**
 * What the start page shows of drafts: whether they are kept, and those that are. What comes and goes with the switch is
 * below it.
 */
export function StartDrafts() {
  const keeps = useDrafts((drafts) => drafts.keeps === true);
  const isListFirst = useDrafts((drafts) => drafts.isListFirst);
  const isAny = useDrafts(({ drafts }) => drafts.length > 0);
  const problem = useDrafts((drafts) => drafts.problem);
  const DraftList = useLazyModule(loadList, keeps, onNotLoaded);
  useLayoutEffect(() => useDrafts.setState(({ drafts }) => ({ isListFirst: drafts.length > 0 })), []);
  return (
    <div className="flex flex-col gap-2">
      {isListFirst && <DraftsHeading isAny={isAny} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <KeepSwitch />
        <p className="text-sm text-muted">{keeps ? ON : OFF}</p>
      </div>
      {keeps && DraftList && <DraftList />}
      <p aria-live="polite" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}

const ON = 'Up to 100 schemas stay in this browser. Switching this off deletes them.';
const OFF = 'Off: no schema is stored in this browser.';
