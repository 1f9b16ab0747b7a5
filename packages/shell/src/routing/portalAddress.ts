import type { Portal } from '@press/domain'

const offsets: Record<Portal, number> = { staff: 0, author: 1, partner: 2 }

/** Address of another portal of this press: its port stands beside this one's, in the order staff, author, partner. */
export function portalAddress(portal: Portal, here: Portal | undefined = currentPortal()): string {
  const url = new URL('/', location.href)
  url.port = String(Number(url.port) - offsets[here ?? 'staff'] + offsets[portal])
  return url.href
}

let started: Portal | undefined
export const setCurrentPortal = (portal: Portal): void => {
  started = portal
}
const currentPortal = (): Portal | undefined => started
