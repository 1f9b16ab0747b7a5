import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import { folder } from './stories.ts'

/** Serves the stories from inside this process, so that they cannot outlive it; gives their address. */
export async function serveStories(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: fileURLToPath(folder) },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('The stories have no address')
  return { url, close: () => server.close() }
}
