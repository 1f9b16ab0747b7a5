import type { Portal } from '@press/domain'

/** Where the tested press is served; apart from a running `npm start`. */
export const port = Number(process.env['PRESS_E2E_PORT'] ?? 4300)

const offsets: Record<Portal, number> = { staff: 0, author: 1, partner: 2 }
export const portalUrl = (portal: Portal): string => `http://127.0.0.1:${port + offsets[portal]}`
