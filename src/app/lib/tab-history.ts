import type { TabHistory } from './entries.ts';

const address = (hash: string) => location.pathname + location.search + hash;

export const tabHistory: TabHistory = {
  state: () => history.state,
  path: () => location.pathname,
  hash: () => location.hash,
  replace: (state, hash) => history.replaceState(state, '', address(hash)),
  push: (state) => history.pushState(state, ''),
  go: (by) => history.go(by),
  onMoved(listener) {
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  },
};

/** Runs a navigation: after the entry of a closed dialog is removed, once there can be such entries. */
export const navigation = { run: (action: () => void) => action() };

/** Replaces the path of the address, without loading anything. */
export function replacePath(path: string): void {
  history.replaceState(history.state, '', path + location.search + location.hash);
}
