import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'

/** Measures how much a page fetches from now on, in kilobytes. Scripts and style sheets count as gzip, fonts uncompressed. */
export function measureTransferKb(page: Page): () => Promise<{ js: number; css: number; font: number }> {
  const bytes = { js: 0, css: 0, font: 0 }
  const bodyReads: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = /\.(js|css|woff2)$/.exec(new URL(response.url()).pathname)?.[1]
    if (!kind) return
    bodyReads.push(
      response.body().then((body) => {
        if (kind === 'woff2') bytes.font += body.length
        else bytes[kind as 'js' | 'css'] += gzipSync(body, { level: 9 }).length
      }),
    )
  })
  return async () => {
    await Promise.all(bodyReads)
    return { js: bytes.js / 1000, css: bytes.css / 1000, font: bytes.font / 1000 }
  }
}
