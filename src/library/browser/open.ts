import type * as node from '../open.ts';
import { opening } from '../opening.ts';

const inBrowser = opening(async () => (await import('./browser-runtime.ts')).browserRuntime);

export const check: typeof node.check = inBrowser.check;
export const open = inBrowser.open as typeof node.open;
