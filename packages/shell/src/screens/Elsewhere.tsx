import { portalsAt } from '@press/domain'
import { lazy, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePortal, usePortalAddress } from '../routing/portal.ts'
import { loadErrorScreen } from './load-error-screen.ts'

const ErrorScreen = lazy(loadErrorScreen)

/** Whether the page itself was fetched at this address: then the server has nothing else there. */
function wasFetchedHere(path: string): boolean {
  const [page] = performance.getEntriesByType('navigation')
  return page !== undefined && new URL(page.name).pathname === path
}

/**
 * Stands at an address that this portal has no screen for and the press has elsewhere: another portal’s, or a demo page of Storybook.
 * Only the server knows where these are: the address is fetched from it.
 */
export default function Elsewhere() {
  const here = usePortal()
  const addressOf = usePortalAddress()
  const { pathname, search } = useLocation()
  const [fetched] = useState(() => wasFetchedHere(pathname))
  const portals = portalsAt(pathname)
  const [other] = portals.includes(here) ? [] : portals
  const site = other && addressOf?.(other)
  useEffect(() => {
    if (!fetched) location.reload()
    else if (site) location.replace(new URL(pathname + search, site))
  }, [fetched, site, pathname, search])
  return fetched && !other ? <ErrorScreen kind="missing" /> : null
}
