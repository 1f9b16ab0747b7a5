import { fileURLToPath } from 'node:url'
import type { Portal } from '@press/domain'

/** Number of ports per worker. The press uses the first four ports. A test that starts another server uses a later port. */
export const portsPerWorker = 100

/** farm/set-up.ts finds free ports and passes the first one to the workers. */
const basePort = Number(process.env['PRESS_E2E_PORT'] ?? 4300)

/**
 * The folder of a test run: the database server, the template database, and one data folder per worker. Test runs that run at the
 * same time have different ports, so their folders differ.
 */
export const runFolder = fileURLToPath(new URL(`../../.cache/e2e/${basePort}`, import.meta.url))

const workerIndex = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

/** The first port of this worker's press. */
export const port = basePort + workerIndex * portsPerWorker

/** The data folder of this worker's press. */
export const dataDir = `${runFolder}/worker-${workerIndex}`

const ownUrl = `http://127.0.0.1:${port}`
const portOffsets: Record<Portal, number> = { staff: 0, author: 1, partner: 2 }

/** Returns the URL of a portal. `base` is the URL of the press's staff portal; by default it is this worker's press. */
export function portalUrl(portal: Portal, base = ownUrl): string {
  const url = new URL(base)
  url.port = String(Number(url.port) + portOffsets[portal])
  return url.origin
}
