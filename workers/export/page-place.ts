import { transfer } from 'comlink';
import type { OnPart } from '../protocol.ts';
import type { Place } from './file-sink.ts';

/** Sends the files to the page, which keeps their parts. */
export function createPagePlace(onPart: OnPart): Place {
  return {
    name: '',
    async open(_, index) {
      return {
        write(bytes) {
          const part = bytes.slice().buffer;
          return onPart(index, transfer(part, [part]));
        },
        close: async () => {},
        // The page drops the parts itself.
        abort: async () => false,
      };
    },
    clear: async () => {},
  };
}
