import type { createBrowserRouter } from 'react-router-dom'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>

let ofPortal: Router | undefined

export const addressBy = (router: Router): void => {
  ofPortal = router
}

const pending = () => ofPortal?.state.navigation.location

/**
 * Whether another screen has been asked for and is on its way, at this moment: what is drawn learns of it later. A change of the
 * address would call it off.
 */
export function isNavigating(): boolean {
  const next = pending()
  return next !== undefined && next.pathname !== location.pathname
}

/** The search part of the address as it was asked for last: the browser shows it a moment later. */
export const searchNow = (): string => pending()?.search ?? location.search
