/**
 * Has the browser keep the portal's code, so that it opens without a connection, and an open page finds its own after an update. Only
 * what was built has a worker, and only pages that came safely may have one.
 */
export async function registerServiceWorker(): Promise<void> {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await navigator.serviceWorker.register('/sw.js')
}
