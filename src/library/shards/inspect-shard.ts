import { join } from 'node:path';
import { counted } from '../counted.ts';
import { statOf } from '../output-file.ts';
import { type MarkedFile, type Marker, readMarker } from './marker.ts';
import { markerName } from './names.ts';
import type { Plan } from './plan.ts';
import type { ShardProblem } from './problem.ts';
import { readText, unreadable } from './read-text.ts';

/** A marker has two lines per table. */
const MARKER_BYTES_MAX = 4_000_000;

/** What a shard's marker says, compared with the plan and with the sizes of its files. */
export interface InspectedShard {
  /** Whether the marker is missing. Then there are no files and no problems. */
  readonly isMissing: boolean;
  /** The files that are there with the size that the marker says. */
  readonly files: readonly MarkedFile[];
  /** If there are none, and the marker is there, the shard is complete as far as sizes tell. */
  readonly problems: readonly ShardProblem[];
}

/** Whether the marker names exactly the shard's files, with their rows. */
function fits({ files }: Marker, parts: Plan['shards'][number]): boolean {
  return (
    files.length === parts.length &&
    parts.every(({ from, to, file }, i) => files[i]?.name === file && files[i]?.rows === to - from)
  );
}

async function problemOfFile(
  directory: string,
  { name, bytes }: MarkedFile,
): Promise<ShardProblem | undefined> {
  const path = join(directory, name);
  try {
    const found = await statOf(path);
    if (!found) return { path: name, code: 'missing-file', message: `“${path}” is missing.` };
    if (!found.isFile()) return { path: name, code: 'missing-file', message: `“${path}” is not a file.` };
    if (found.size === bytes) return undefined;
    const message = `“${path}” is too ${found.size < bytes ? 'short' : 'long'}: it has ${counted(found.size, 'byte')} instead of ${bytes.toLocaleString('en-US')}.`;
    return { path: name, code: 'wrong-size', message };
  } catch (error) {
    return unreadable(error, name, path);
  }
}

/**
 * Reads a shard's marker and the sizes of its files.
 * @param shard a shard of the plan
 */
export async function inspectShard(directory: string, plan: Plan, shard: number): Promise<InspectedShard> {
  const { shards } = plan;
  const name = markerName(shard);
  const path = join(directory, name);
  const text = await readText(name, path, MARKER_BYTES_MAX);
  if (!text.ok) return { isMissing: false, files: [], problems: text.error };

  function incomplete(reason: string): InspectedShard {
    const message = `Shard ${shard} is not complete: “${path}” ${reason}.`;
    return { isMissing: false, files: [], problems: [{ path: name, code: 'incomplete-shard', message }] };
  }

  if (text.value === undefined) return { isMissing: true, files: [], problems: [] };
  const marker = readMarker(text.value);
  if (!marker) return incomplete('is damaged');
  if (marker.plan !== plan.id) return incomplete('belongs to another plan');
  if (!fits(marker, shards[shard] ?? [])) return incomplete('does not name the files of this shard');
  const found = await Promise.all(marker.files.map((file) => problemOfFile(directory, file)));
  return {
    isMissing: false,
    files: marker.files.filter((_, i) => found[i] === undefined),
    problems: found.flatMap((problem) => problem ?? []),
  };
}
