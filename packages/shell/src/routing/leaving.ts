import type { createBrowserRouter } from 'react-router-dom'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>

let ofPortal: Router | undefined

export const leavesBy = (router: Router): void => {
  ofPortal = router
}

/**
 * Whether another screen has been asked for and is on its way, at this moment: what is drawn learns of it later. A change of the
 * address would call it off.
 */
export function isLeaving(): boolean {
  const next = ofPortal?.state.navigation.location
  return next !== undefined && next.pathname !== location.pathname
}
