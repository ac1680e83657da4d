/** The parts of a channel that are used here. The types of Node leave out `onmessage`. */
interface Channel {
  readonly port1: { onmessage?: ((event: never) => void) | null; close(): void };
  readonly port2: { postMessage(message: null): void; close(): void };
}

/** Resolves after the waiting messages are handled. A timer would wait at least 4 ms, and a second in a hidden tab. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 }: Channel = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      // This reference keeps port2 alive until now: a port without references may be garbage-collected with its messages.
      port2.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
