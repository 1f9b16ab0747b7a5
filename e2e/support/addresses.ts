import { fileURLToPath } from 'node:url'
import type { Portal } from '@press/domain'

/** Where the tested press is served, apart from a running `npm start`; tests that start their own take the next hundred. */
export const port = Number(process.env['PRESS_E2E_PORT'] ?? 4300)

/** Where the tested press keeps its database and files. */
export const dataDir = fileURLToPath(new URL('../../.cache/e2e', import.meta.url))

const shared = `http://127.0.0.1:${port}`
const offsets: Record<Portal, number> = { staff: 0, author: 1, partner: 2 }

/** The address of a portal: of the shared press, or of another whose staff portal is at `base`. */
export function portalUrl(portal: Portal, base = shared): string {
  const url = new URL(base)
  url.port = String(Number(url.port) + offsets[portal])
  return url.origin
}
