import { useLiveUpdates, useSession, useSettingsInForce } from '@press/client'
import { lazy, Suspense, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { lockPath } from '../routing/paths.ts'
import { usePortal } from '../routing/portal.ts'

const SessionExpired = lazy(() => import('./SessionExpired.tsx'))

/** A page without a menu for a signed-in person. It receives live updates, and asks for the password when the session expires. */
export function BareFrame({ children }: { children: ReactNode }) {
  useLiveUpdates()
  useSettingsInForce()
  const portal = usePortal()
  const { user, token, locked } = useSession()
  const { pathname, search } = useLocation()
  if (user && locked) return <Navigate to={lockPath(pathname + search)} replace />
  return (
    <>
      {children}
      <Suspense>{user && !token && <SessionExpired portal={portal} user={user} />}</Suspense>
    </>
  )
}
