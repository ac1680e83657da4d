import { create } from 'zustand';
import type { FieldId } from '../../../../catalogue/fields.ts';

const RECENT_MAX = 6;

/** Fields that were chosen on this page, the last one first. */
export const useRecentFields = create<readonly FieldId[]>()(() => []);

export function noteRecentField(field: FieldId): void {
  useRecentFields.setState(
    (recent) => [field, ...recent.filter((id) => id !== field)].slice(0, RECENT_MAX),
    true,
  );
}
