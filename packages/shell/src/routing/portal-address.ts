import type { Portal } from '@press/domain'

const portOffsets: Record<Portal, number> = { staff: 0, author: 1, partner: 2 }

interface AddressContext {
  /** The portal in which the code runs. */
  currentPortal: Portal
  /** The URL of the current page. */
  address: string
  /** The portals' origins from `PRESS_ORIGINS`; null if it is not set. */
  origins: Readonly<Record<Portal, string>> | null
}

/**
 * Returns the address of a portal of this press. Uses `PRESS_ORIGINS` if it is set, because behind a proxy the page cannot know the
 * address. Otherwise the host stays the same, and the ports are consecutive in the order staff, author, partner.
 */
export function buildPortalAddress(portal: Portal, { currentPortal, address, origins }: AddressContext): string {
  const url = new URL('/', origins?.[portal] ?? address)
  if (!origins) url.port = String(Number(url.port) - portOffsets[currentPortal] + portOffsets[portal])
  return url.href
}
