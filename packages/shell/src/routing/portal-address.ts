import type { Portal } from '@press/domain'

const portOffsets: Record<Portal, number> = { staff: 0, author: 1, partner: 2 }

interface AddressContext {
  /** The portal that asks for the address, and its own address. */
  currentPortal: Portal
  address: string
  /** The portals' origins from `PRESS_ORIGINS`; null if it is not set. */
  origins: Readonly<Record<Portal, string>> | null
}

/**
 * Returns the address of another portal of this press. Behind a proxy only the server knows it. If `PRESS_ORIGINS` is not set, the
 * host stays the same and the port is offset in the order staff, author, partner.
 */
export function portalAddress(portal: Portal, { currentPortal, address, origins }: AddressContext): string {
  const url = new URL('/', origins?.[portal] ?? address)
  if (!origins) url.port = String(Number(url.port) - portOffsets[currentPortal] + portOffsets[portal])
  return url.href
}
