/** Tells the service worker to cache the Studio's files for use without a network, in this and later versions. */
export async function keepStudioFiles(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keep-studio');
}
