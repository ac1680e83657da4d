import { create } from 'zustand';
import { isAt } from '../schema/problem-places.ts';
import type { LocatedProblem } from '../schema/problems.ts';
import { useStudio } from './store.ts';

const studioTabs = ['tables', 'columns', 'preview', 'export'] as const;

export type StudioTab = (typeof studioTabs)[number];

export function isStudioTab(text: string | null | undefined): text is StudioTab {
  return studioTabs.some((tab) => tab === text);
}

/** Which of a phone's tabs is shown. */
export const useStudioTab = create<{ readonly tab: StudioTab }>()(() => ({ tab: 'columns' }));

export const showTab = (tab: StudioTab) => useStudioTab.setState({ tab });

/** Selects what a problem is in, and moves the focus to the control beside which it stands. */
export function showPlace(problem: LocatedProblem): void {
  const { table, column } = problem;
  const { select } = useStudio.getState();
  if (table !== undefined) select({ table, column });
  showTab(column === undefined ? 'tables' : 'columns');
  // Once the page shows what is selected.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => controlOf(problem)?.focus({ preventScroll: false })),
  );
}

const INVALID = '[aria-invalid="true"]';

function controlOf(problem: LocatedProblem): HTMLElement | undefined {
  const { table, column, message } = problem;
  const label =
    table === undefined ? schemaLabel(problem) : isAt(problem, 'rows') ? 'Number of rows' : 'Table name';
  if (column === undefined) {
    const [control] = document.querySelectorAll<HTMLElement>(
      `[aria-label="${label}"], #studio-${label.toLowerCase()}`,
    );
    return control;
  }
  const row = document.querySelector<HTMLElement>(`[data-column="${column}"]`);
  const beside = [...document.querySelectorAll<HTMLElement>(`aside ${INVALID}`)];
  return (
    beside.find((control) => isDescribedBy(control, message)) ??
    row?.querySelector<HTMLElement>(INVALID) ??
    row?.querySelector<HTMLElement>('input, textarea') ??
    row ??
    undefined
  );
}

function isDescribedBy(control: HTMLElement, message: string): boolean {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.some((id) => document.getElementById(id)?.textContent?.includes(message));
}

function schemaLabel(problem: LocatedProblem): string {
  if (isAt(problem, 'seed')) return 'Seed';
  if (isAt(problem, 'locale')) return 'Locale';
  if (isAt(problem, 'now')) return 'Now';
  return 'Schema name';
}
