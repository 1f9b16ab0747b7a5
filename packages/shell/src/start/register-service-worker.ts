/**
 * Registers the service worker, which caches the portal's code. The portal then opens offline, and an open page finds its code
 * after an update. Only production builds have a worker, and only pages from a secure origin may register one.
 */
export async function registerServiceWorker(): Promise<void> {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await navigator.serviceWorker.register('/sw.js')
}
