import { formats } from '../../../formats/formats.ts';
import { sourceKinds } from '../../../importers/kinds.ts';
import { type FormatOptions, useFileSettings } from '../document/file-settings.ts';
import { useStudio } from '../document/store.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';
import type { Reading } from './reading.ts';

const NONE: FormatOptions = {};
/** The options of CSV as the last sample with decimal commas left them. Others are people's own. */
let ofSample: FormatOptions | undefined;
/** Ends the watch for an Undo of the last import. */
let unwatch = () => {};

/**
 * Lets files be written as the source is. Returns sentences about what that changes. Undo and Redo of the import take it
 * along, except for formats whose options are changed meanwhile.
 *
 * @param isUndone whether a document has nothing of the import
 */
export function writeLike(reading: Reading, isUndone: (schema: StudioSchema) => boolean): string {
  const { options: before } = useFileSettings.getState();
  const text = setStyle(reading);
  const { options: after } = useFileSettings.getState();
  const { schema: imported } = useStudio.getState();
  let wasUndone = false;
  unwatch();
  unwatch = useStudio.subscribe(({ schema }, { schema: previous }) => {
    if (schema === previous || !(wasUndone ? schema === imported : isUndone(schema))) return;
    wasUndone = !wasUndone;
    const [from, to] = wasUndone ? [after, before] : [before, after];
    useFileSettings.setState(({ options }) => ({
      options: {
        ...options,
        ...((options.csv ?? NONE) === (from.csv ?? NONE) && { csv: to.csv ?? NONE }),
        ...((options.sql ?? NONE) === (from.sql ?? NONE) && { sql: to.sql ?? NONE }),
      },
    }));
  });
  return text;
}

function setStyle({ kind, dialect, csv }: Reading): string {
  const { options, addOptions } = useFileSettings.getState();
  if (csv) {
    addOptions('csv', { ...csv });
    ofSample = useFileSettings.getState().options.csv;
    return ' CSV downloads are set to decimal commas, like your sample.';
  }
  if (kind === sourceKinds.csv.label && ofSample !== undefined && options.csv === ofSample) {
    const { delimiter, decimal, ...others } = ofSample;
    useFileSettings.setState({ options: { ...options, csv: others } });
    return ' CSV downloads no longer have decimal commas.';
  }
  const { labels, default: first } = formats.sql.options.dialect;
  if (dialect === undefined || (options.sql?.dialect ?? first) === dialect) return '';
  addOptions('sql', { dialect });
  return ` SQL downloads are set to ${labels[dialect]}.`;
}
