import { preview } from 'vite'

/** Serves built stories from this process, so that the server ends with the process. Returns the URL. */
export async function serveStories(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    // A page is reloaded for every title, so its scripts are cached by the browser.
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=3600' } },
  })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('The story server has no URL')
  return { url, close: () => server.close() }
}
