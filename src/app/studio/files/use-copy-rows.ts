import { useEffect, useRef, useState } from 'react';
import { formats, isTextFormat } from '../../../formats/formats.ts';
import { copyToClipboard } from '../../lib/clipboard.ts';
import { countOf } from '../../lib/format-count.ts';
import { createLatestRequest } from '../../lib/latest-request.ts';
import { createBlobSink } from '../../workers/blob-sink.ts';
import { studioClient } from '../../workers/studio-workers.ts';
import { schemaJson } from '../schema/json.ts';
import { rowsOfTable } from '../schema/row-counts.ts';
import { COPY_BYTES_MAX, COPY_LIMITS, COPY_ROWS_MAX } from './copy-limits.ts';
import { errorText } from './error-text.ts';
import { useExports } from './exports.ts';
import type { ExportChoice } from './use-export.ts';

const NOT_COPIED = 'Nothing was copied.';

/** The text of files, or why there is none. */
async function textOf({ schema, request }: ExportChoice, signal: AbortSignal): Promise<string> {
  const sink = createBlobSink();
  const answer = await studioClient.export(
    schemaJson(schema),
    { ...request, name: '', gzip: false, zip: false },
    { kind: 'page' },
    { signal, sink, onProgress: () => {} },
  );
  if (!answer.ok) throw new Error(answer.error === 'cancelled' ? NOT_COPIED : errorText(answer.error));
  const texts = answer.value.saved.map((_, file) => sink.blob(file, '').text());
  return (await Promise.all(texts)).join('\n');
}

/** Copies the chosen rows as their files hold them. */
export function useCopyRows(choice: ExportChoice, canMake: boolean) {
  const [said, setSaid] = useState('');
  const [isCopying, setCopying] = useState(false);
  const latest = useRef(createLatestRequest());
  useEffect(() => () => latest.current.abort(), []);
  const isExporting = useExports(({ running }) => running !== undefined);
  const rows = choice.tables.reduce((sum, table) => sum + rowsOfTable(choice.schema, table), 0);
  const { format } = choice.request;
  const isText = isTextFormat(format);
  const isTooMuch = rows > COPY_ROWS_MAX || (choice.fit?.plainBytes ?? 0) > COPY_BYTES_MAX;

  async function copy() {
    setSaid('');
    setCopying(true);
    const text = textOf(choice, latest.current.next());
    const isCopied = await copyToClipboard(text);
    const problem = await text.then(
      () => 'The browser blocked the clipboard.',
      ({ message }: Error) => message,
    );
    setCopying(false);
    setSaid(isCopied ? `Copied ${countOf(rows, 'row')}.` : problem);
  }

  return {
    copy,
    isCopying,
    canCopy: canMake && isText && !isTooMuch && !isExporting && !isCopying,
    /** How the last copy ended. */
    said,
    /** Why rows cannot be copied. */
    note: isText
      ? noteOf(isTooMuch, isExporting)
      : `${formats[format].label} files are bytes, which cannot be copied as text.`,
  };
}

function noteOf(isTooMuch: boolean, isExporting: boolean): string | undefined {
  if (isTooMuch) return `Too large to copy. ${COPY_LIMITS}`;
  return isExporting ? 'You can copy rows when the download has finished.' : undefined;
}
