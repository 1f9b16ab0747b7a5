import { getPortalsAt } from '@press/domain'
import { lazy, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePortal, usePortalAddress } from '../routing/portal.ts'
import { loadErrorScreen } from './load-error-screen.ts'

const ErrorScreen = lazy(loadErrorScreen)

/** Whether the page was loaded from the server at this address. If so, the server has no other page there. */
function wasFetchedHere(path: string): boolean {
  const [navigationEntry] = performance.getEntriesByType('navigation')
  return navigationEntry !== undefined && new URL(navigationEntry.name).pathname === path
}

/**
 * Handles an address that has no screen in this portal but exists elsewhere in the press: in another portal, or a demo page of
 * Storybook. Only the server knows where, so the address is loaded from it.
 */
export default function Elsewhere() {
  const currentPortal = usePortal()
  const getPortalAddress = usePortalAddress()
  const { pathname, search } = useLocation()
  const [wasFetched] = useState(() => wasFetchedHere(pathname))
  const portals = getPortalsAt(pathname)
  const [otherPortal] = portals.includes(currentPortal) ? [] : portals
  const otherSite = otherPortal && getPortalAddress?.(otherPortal)
  useEffect(() => {
    if (!wasFetched) location.reload()
    else if (otherSite) location.replace(new URL(pathname + search, otherSite))
  }, [wasFetched, otherSite, pathname, search])
  return wasFetched && !otherPortal ? <ErrorScreen kind="missing" /> : null
}
