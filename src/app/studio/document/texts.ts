import { KEPT_MAX, type KeepFailure } from '../../lib/kept-texts.ts';

export const CLEARED =
  'The drafts on this device were cleared. What is open stays open, but it is no longer kept.';

export const TOO_LARGE = 'This schema is larger than 4 MB, so it is not kept. Save it as a file.';

export const NEWER_DRAFT =
  'A newer version of Rowloom wrote this draft. Reload the page to get that version. The draft stays as it is.';

export const CHANGED_SINCE = 'Another tab has this draft open, or has changed or deleted it since.';

/** Why the open schema is not kept. */
export const FAILURES: Readonly<Record<KeepFailure, string>> = {
  full: 'There is no room left on this device, so your last changes are not kept. Save this schema as a file, or delete drafts.',
  blocked: 'This browser does not let the page keep drafts. Save your work as a file.',
  cleared: CLEARED,
  changed: CHANGED_SINCE,
  'too-many': `${KEPT_MAX} drafts are kept, which is the limit, so this schema is not kept. Delete a draft, or save this schema as a file.`,
};
