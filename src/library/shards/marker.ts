import type { WrittenFile } from '../api.ts';
import type { Plan } from './plan.ts';

const PLAN_LINE = /^# plan ([\da-f]{64})$/;
const SIZE_LINE = /^# (\d{1,15}) rows, (\d{1,15}) bytes$/;
const HASH_LINE = /^([\da-f]{64}) {2}(.+)$/;

/** What a marker says about a file. */
export type MarkedFile = Pick<WrittenFile, 'name' | 'rows' | 'bytes' | 'sha256'>;

export interface Marker {
  /** The id of the plan. */
  readonly plan: string;
  readonly files: readonly MarkedFile[];
}

/**
 * The text of the file that says that a shard is complete. `sha256sum --check` reads it in the plan's directory, and skips
 * lines with `#`. https://www.gnu.org/software/coreutils/manual/html_node/cksum-common-options.html
 */
export function markerText({ id }: Plan, files: readonly MarkedFile[]): string {
  const lines = files.flatMap(({ name, rows, bytes, sha256 }) => [
    `# ${rows} rows, ${bytes} bytes`,
    `${sha256}  ${name}`,
  ]);
  return [`# plan ${id}`, ...lines].map((line) => `${line}\n`).join('');
}

/** Undefined if the text is not that of a marker. */
export function readMarker(text: string): Marker | undefined {
  const [first = '', ...lines] = text.split('\n');
  const [, plan] = PLAN_LINE.exec(first) ?? [];
  // The last line ends with a line end, too.
  if (plan === undefined || lines.pop() !== '' || lines.length % 2 > 0) return undefined;
  const files: MarkedFile[] = [];
  for (let i = 0; i < lines.length; i += 2) {
    const [, rows, bytes] = SIZE_LINE.exec(lines[i] ?? '') ?? [];
    const [, sha256, name] = HASH_LINE.exec(lines[i + 1] ?? '') ?? [];
    if (sha256 === undefined || name === undefined) return undefined;
    files.push({ name, rows: Number(rows), bytes: Number(bytes), sha256 });
  }
  return { plan, files };
}
