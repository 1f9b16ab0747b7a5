import type { Portal } from '@press/domain'
import { createContext, use } from 'react'

const offsets: Record<Portal, number> = { staff: 0, author: 1, partner: 2 }

export const PortalContext = createContext<Portal>('staff')

/** The portal that this is. */
export const usePortal = (): Portal => use(PortalContext)

/** Address of another portal of this press: its port stands beside this one's, in the order staff, author, partner. */
export function portalAddress(portal: Portal, here: Portal): string {
  const url = new URL('/', location.href)
  url.port = String(Number(url.port) - offsets[here] + offsets[portal])
  return url.href
}
