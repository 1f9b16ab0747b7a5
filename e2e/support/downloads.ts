import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

interface BlobCapture {
  savedBlob?: Promise<Blob>
}

/**
 * Returns the bytes of a file that a page saves. Debian's Firefox does not report downloads to its driver, so in Firefox the bytes
 * are read from the page's blob.
 */
export async function captureDownload(page: Page, act: () => Promise<void>): Promise<Uint8Array> {
  if (page.context().browser()?.browserType().name() !== 'firefox') {
    const [download] = await Promise.all([page.waitForEvent('download'), act()])
    return new Uint8Array(await readFile(await download.path()))
  }
  await page.evaluate(() => {
    const originalCreateObjectUrl = URL.createObjectURL.bind(URL)
    ;(globalThis as BlobCapture).savedBlob = new Promise((resolve) => {
      URL.createObjectURL = (blob) => {
        URL.createObjectURL = originalCreateObjectUrl
        resolve(blob as Blob)
        return originalCreateObjectUrl(blob)
      }
    })
  })
  await act()
  const bytes = await page.evaluate(async () => [
    ...new Uint8Array((await (await (globalThis as BlobCapture).savedBlob)?.arrayBuffer()) ?? new ArrayBuffer(0)),
  ])
  return new Uint8Array(bytes)
}
