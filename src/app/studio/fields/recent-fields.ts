import type { FieldId } from '../../../catalogue/fields.ts';
import { createRecent } from '../controls/recent.ts';

const { useRecent, note } = createRecent<FieldId>();

export const useRecentFields = useRecent;

export const noteRecentField = note;
