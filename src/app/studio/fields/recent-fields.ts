import type { FieldId } from '../../../catalogue/fields.ts';
import { createRecent } from '../controls/recent.ts';

export const { useRecent: useRecentFields, note: noteRecentField } = createRecent<FieldId>();
