import { useEffect, useMemo, useState } from 'react';
import { tableById } from '../../../schema/edits/edited-schema.ts';
import { studioClient } from '../../workers/studio-workers.ts';
import { useStudio } from '../document/store.ts';
import type { FormulaHolder, RowCalls } from '../schema/row-calls.ts';
import type { FormulaOwner } from './formula-owner.ts';

type Insertable = typeof import('./insertable.ts');

interface Checked {
  /** Names the table, the calls and the parts of the document on which their check depends. */
  readonly key: string;
  readonly accepted: ReadonlySet<string>;
}

const NONE: readonly RowCalls[] = [];

/**
 * The calls that read other rows, without those that the check refuses. None until it has answered, and none without an
 * owner.
 *
 * @param loaded the functions, once the list is open
 */
export function useRowCalls(loaded: Insertable | undefined, owner: FormulaOwner | undefined) {
  const schema = useStudio((state) => state.schema);
  const table = owner && tableById(schema, owner.table);
  const column = table?.columns.find(({ name }) => name === owner?.column);
  const isCondition = owner?.isCondition === true;
  const holder = useMemo<FormulaHolder | undefined>(
    () => (table && column ? { table, column, isCondition } : undefined),
    [table, column, isCondition],
  );
  const groups = useMemo(
    () => (loaded && holder ? loaded.rowCallsOf(schema, holder) : NONE),
    [loaded, schema, holder],
  );
  const texts = groups.flatMap(({ calls }) => calls.map(({ text }) => text));
  // Typing in the formula itself changes the document, but neither the calls nor their check.
  const trialKey = useMemo(
    () => (loaded && holder && groups.length > 0 ? loaded.trialKeyOf(schema, holder) : ''),
    [loaded, schema, holder, groups],
  );
  const key = JSON.stringify([owner?.table, trialKey, ...texts]);
  const [checked, setChecked] = useState<Checked>();
  const accepted = checked?.key === key ? checked.accepted : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether the calls or their check differ
  useEffect(() => {
    if (!loaded || !table || texts.length === 0) return;
    const aborting = new AbortController();
    const trial = loaded.trialOf(schema, table, texts);
    void studioClient.check(trial.json, aborting.signal).then((answer) => {
      if (answer.ok && !aborting.signal.aborted)
        setChecked({ key, accepted: trial.accepted(answer.value.problems) });
    });
    return () => aborting.abort();
  }, [loaded, key]);

  return groups
    .map(({ title, calls }) => ({ title, calls: calls.filter(({ text }) => accepted?.has(text)) }))
    .filter(({ calls }) => calls.length > 0);
}
