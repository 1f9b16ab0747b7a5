import type { Portal } from '@press/domain'

const offsets: Record<Portal, number> = { staff: 0, author: 1, partner: 2 }

interface Known {
  /** The portal that asks, and its address. */
  here: Portal
  at: string
  /** As the server has them by `PRESS_ORIGINS`; null where nobody has named them. */
  named: Readonly<Record<Portal, string>> | null
}

/**
 * Address of another portal of this press. Behind a proxy only the server knows it; where nobody has named the portals, the port stands
 * beside this one's, in the order staff, author, partner, at whatever host the press was asked by.
 */
export function portalAddress(portal: Portal, { here, at, named }: Known): string {
  const url = new URL('/', named?.[portal] ?? at)
  if (!named) url.port = String(Number(url.port) - offsets[here] + offsets[portal])
  return url.href
}
