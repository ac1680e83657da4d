/** Lets waiting messages be handled. A timer would be slowed to 4 ms, and in a hidden tab to a second. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      // Held until then: a port that nothing holds may be collected with what it has sent.
      port2.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
