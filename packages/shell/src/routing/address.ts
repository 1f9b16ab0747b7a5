import type { createBrowserRouter } from 'react-router-dom'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>

let ofPortal: Router | undefined

export const addressBy = (router: Router): void => {
  ofPortal = router
}

const pending = () => ofPortal?.state.navigation.location
const shown = () => ofPortal?.state.location ?? location

/**
 * Whether a navigation to another screen is in progress right now; rendered components see it only later. Changing the address
 * would cancel that navigation.
 */
export function isNavigating(): boolean {
  const next = pending()
  return next !== undefined && next.pathname !== shown().pathname
}

/** Returns the query string of the latest navigation, even before the browser shows it. */
export const searchNow = (): string => (pending() ?? shown()).search
