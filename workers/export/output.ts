import type { TakePart } from '../../src/formats/sinks/part-sink.ts';
import type { SavedFile } from '../protocol.ts';
import type { FileSink, Place } from './file-sink.ts';
import { isMissing } from './write-problem.ts';

export interface OutputFile {
  readonly name: string;
  readonly mediaType: string;
}

/** Receives the files of an export, one after the other. */
export interface Output {
  /** Ends the file before, and starts the next. Resolves to the function that receives its bytes. */
  next(file: OutputFile): Promise<TakePart>;
  /** Puts the files in their places. */
  finish(): Promise<readonly SavedFile[]>;
  /** Removes all files. Resolves to the names of those that could not be removed. */
  abort(): Promise<readonly string[]>;
}

interface OpenedFile extends OutputFile {
  readonly sink: FileSink;
  bytes: number;
}

/** Opens files in a place. They get into their places together, so an export that fails before that replaces no file. */
export function createFilesOutput(place: Place): Output {
  const opened: OpenedFile[] = [];
  let opening: Promise<unknown> = Promise.resolve();

  async function open({ name, mediaType }: OutputFile): Promise<TakePart> {
    const sink = await place.open(name, opened.length);
    const file: OpenedFile = { name, mediaType, sink, bytes: 0 };
    opened.push(file);
    return (part) => {
      file.bytes += part.length;
      return sink.write(part);
    };
  }

  return {
    next(file) {
      const take = open(file);
      opening = take;
      return take;
    },
    async finish() {
      for (const { sink } of opened) await sink.close();
      return opened.map(({ name, mediaType, bytes }) => ({ name, mediaType, bytes }));
    },
    async abort() {
      // A file may be opened at this moment, and must be removed, too.
      await opening.catch(() => {});
      const left: string[] = [];
      for (const { name, sink } of opened) if (await sink.abort()) left.push(name);
      try {
        await place.clear();
      } catch (error) {
        if (!isMissing(error) && left.length === 0) left.push(place.name);
      }
      return left;
    },
  };
}
