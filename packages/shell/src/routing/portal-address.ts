import type { Portal } from '@press/domain'

const portOffsets: Record<Portal, number> = { staff: 0, author: 1, partner: 2 }

interface AddressContext {
  /** The portal that asks for the address, and its own address. */
  here: Portal
  at: string
  /** The portals' origins from `PRESS_ORIGINS`; null if it is not set. */
  named: Readonly<Record<Portal, string>> | null
}

/**
 * Returns the address of another portal of this press. Behind a proxy only the server knows it. If `PRESS_ORIGINS` is not set, the
 * host stays the same and the port is offset in the order staff, author, partner.
 */
export function portalAddress(portal: Portal, { here, at, named }: AddressContext): string {
  const url = new URL('/', named?.[portal] ?? at)
  if (!named) url.port = String(Number(url.port) - portOffsets[here] + portOffsets[portal])
  return url.href
}
