import { lazy } from 'react'

/** What waits for the person besides books. Its code comes after the home that it stands under. */
export const OtherPending = lazy(() => import('./OtherWaiting.tsx'))
