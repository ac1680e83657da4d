/**
 * Keeps the screen on while the page is visible, until the returned function is called. Does nothing in browsers that
 * cannot, or refuse it to save the battery. The browser ends a lock when the page is hidden, so each return asks again.
 * https://developer.mozilla.org/docs/Web/API/Screen_Wake_Lock_API
 */
export function keepScreenOn(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  let isOver = false;
  let lock: WakeLockSentinel | undefined;

  async function request(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await lock.release();
    } catch (error) {
      console.debug(error);
    }
  }

  const onVisibility = () => void request();
  document.addEventListener('visibilitychange', onVisibility);
  void request();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisibility);
    lock?.release().catch(console.debug);
  };
}
