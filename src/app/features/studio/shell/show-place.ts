import { create } from 'zustand';
import type { LocatedProblem } from '../problems.ts';
import { useStudio } from '../store.ts';

const studioTabs = ['tables', 'columns', 'preview', 'export'] as const;

export type StudioTab = (typeof studioTabs)[number];

export function isStudioTab(text: string | null | undefined): text is StudioTab {
  return studioTabs.some((tab) => tab === text);
}

/** Which of a phone's tabs is shown. */
export const useStudioTab = create<{ readonly tab: StudioTab }>()(() => ({ tab: 'columns' }));

export const showTab = (tab: StudioTab) => useStudioTab.setState({ tab });

/** Selects what a problem is in, and moves the focus to the control beside which it stands. */
export function showPlace({ table, column, at }: LocatedProblem): void {
  const { select } = useStudio.getState();
  if (table !== undefined) select({ table, column });
  showTab(column === undefined ? 'tables' : 'columns');
  // Once the page shows what is selected.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => controlOf(table, column, at)?.focus({ preventScroll: false })),
  );
}

function controlOf(
  table: string | undefined,
  column: string | undefined,
  at: string,
): HTMLElement | undefined {
  const label = table === undefined ? documentLabel(at) : at === 'rows' ? 'Number of rows' : 'Table name';
  if (column === undefined) {
    const [control] = document.querySelectorAll<HTMLElement>(
      `[aria-label="${label}"], #studio-${label.toLowerCase()}`,
    );
    return control;
  }
  const row = document.querySelector<HTMLElement>(`[data-column="${column}"]`);
  return row?.querySelector<HTMLElement>('[aria-invalid="true"], input, textarea') ?? row ?? undefined;
}

function documentLabel(at: string): string {
  if (at.startsWith('seed')) return 'Seed';
  if (at.startsWith('locale')) return 'Locale';
  if (at.startsWith('now')) return 'Now';
  return 'Schema name';
}
