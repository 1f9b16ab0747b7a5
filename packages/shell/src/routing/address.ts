import type { createBrowserRouter } from 'react-router-dom'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>

let portalRouter: Router | undefined

export const setRouter = (router: Router): void => {
  portalRouter = router
}

const getPendingLocation = () => portalRouter?.state.navigation.location
const getShownLocation = () => portalRouter?.state.location ?? location

/**
 * Whether a navigation to another screen is in progress right now; rendered components see it only later. Changing the address
 * would cancel that navigation.
 */
export function isNavigating(): boolean {
  const next = getPendingLocation()
  return next !== undefined && next.pathname !== getShownLocation().pathname
}

/** Returns the query string of the latest navigation, even before the browser shows it. */
export const getCurrentSearch = (): string => (getPendingLocation() ?? getShownLocation()).search
