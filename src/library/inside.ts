import { sep } from 'node:path';

/** Whether a path is a directory or below it. Both are absolute and without links. */
export function isInside(path: string, directory: string): boolean {
  const start = directory.endsWith(sep) ? directory : `${directory}${sep}`;
  return path === directory || path.startsWith(start);
}
