import { lazy } from 'react'

/** The person's pending items other than books. Its code loads after the home screen around it. */
export const OtherPending = lazy(() => import('./OtherPending.tsx'))
