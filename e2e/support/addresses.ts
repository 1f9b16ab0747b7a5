import { fileURLToPath } from 'node:url'
import type { Portal } from '@press/domain'

/** Number of ports per worker. The press uses the first four ports. A test that starts another server uses a later port. */
export const portsOfAWorker = 100

/** farm/set-up.ts finds free ports and passes the first one to the workers. */
const basePort = Number(process.env['PRESS_E2E_PORT'] ?? 4300)

/**
 * The folder of a test run: the database server, the template database, and one data folder per worker. Test runs that run at the
 * same time have different ports, so their folders differ.
 */
export const folder = fileURLToPath(new URL(`../../.cache/e2e/${basePort}`, import.meta.url))

const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

/** The first port of this worker's press. */
export const port = basePort + worker * portsOfAWorker

/** The data folder of this worker's press. */
export const dataDir = `${folder}/worker-${worker}`

const own = `http://127.0.0.1:${port}`
const offsets: Record<Portal, number> = { staff: 0, author: 1, partner: 2 }

/** Returns the URL of a portal. `base` is the URL of the press's staff portal; by default it is this worker's press. */
export function portalUrl(portal: Portal, base = own): string {
  const url = new URL(base)
  url.port = String(Number(url.port) + offsets[portal])
  return url.origin
}
