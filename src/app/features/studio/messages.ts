import { formatCount } from '../../lib/format-count.ts';
import { type Message, show } from '../notifications/show-message.tsx';

/** In characters. */
const NAME_MAX = 60;

function short(name: string): string {
  return name.length > NAME_MAX ? `${name.slice(0, NAME_MAX)}…` : name;
}

export function columnRemoved(name: string): Message {
  return { title: 'Column Removed', text: `${short(name) || 'The column'} was removed.` };
}

export function tableRemoved(name: string): Message {
  return { title: 'Table Removed', text: `${short(name) || 'The table'} was removed.` };
}

export function notifyTooManyLines(lines: number, max: number): void {
  show('error', {
    title: 'Too Many Lines',
    text: `The pasted text has ${formatCount(lines)} lines; at most ${formatCount(max)} columns can be added at once. Nothing was added.`,
  });
}
