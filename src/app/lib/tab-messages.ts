/** Tells all listeners of a channel that something has changed, those of this tab included. */
export function tellTabs(channel: string): void {
  const sender = new BroadcastChannel(channel);
  sender.postMessage('changed');
  sender.close();
}

/** Calls `changed` when any tab, or this one, tells the channel. Returns a cleanup function. */
export function onTabMessage(channel: string, changed: () => void): () => void {
  const receiver = new BroadcastChannel(channel);
  receiver.addEventListener('message', changed);
  return () => receiver.close();
}
