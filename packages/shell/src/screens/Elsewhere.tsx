import { portalsAt } from '@press/domain'
import { lazy, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePortal, usePortalAddress } from '../routing/portal.ts'
import { loadErrorScreen } from './load-error-screen.ts'

const ErrorScreen = lazy(loadErrorScreen)

/** Whether the page was loaded from the server at this address. If so, the server has no other page there. */
function wasFetchedHere(path: string): boolean {
  const [page] = performance.getEntriesByType('navigation')
  return page !== undefined && new URL(page.name).pathname === path
}

/**
 * Handles an address that has no screen in this portal but exists elsewhere in the press: in another portal, or a demo page of
 * Storybook. Only the server knows where, so the address is loaded from it.
 */
export default function Elsewhere() {
  const currentPortal = usePortal()
  const addressOf = usePortalAddress()
  const { pathname, search } = useLocation()
  const [fetched] = useState(() => wasFetchedHere(pathname))
  const portals = portalsAt(pathname)
  const [other] = portals.includes(currentPortal) ? [] : portals
  const site = other && addressOf?.(other)
  useEffect(() => {
    if (!fetched) location.reload()
    else if (site) location.replace(new URL(pathname + search, site))
  }, [fetched, site, pathname, search])
  return fetched && !other ? <ErrorScreen kind="missing" /> : null
}
