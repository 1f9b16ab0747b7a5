import { preview } from 'vite'

/** Serves built stories from inside this process, so that they cannot outlive it; gives their address. */
export async function serveStories(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    // A page is loaded anew for every title: its scripts come out of the browser's own cache.
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=3600' } },
  })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('The stories have no address')
  return { url, close: () => server.close() }
}
