import { tabStorage, useCall, useSession } from '@press/client'
import { Navigate, paths } from '@press/shell'
import { SetupPanel } from '@press/ui'
import { useEffect, useState } from 'react'

/** Session key that marks the setup as opened. Signing out clears it, so the next sign-in opens the setup again. */
const key = 'press.setupOpened'

/**
 * Shown while the first setup is not finished. It opens the setup once per session for the supervisor who started it. On the home
 * screen it is a link back to the setup.
 */
export function SetupBanner() {
  const { user } = useSession()
  const { data } = useCall('GET /api/setup', {})
  const [wasOpenedBefore] = useState(() => tabStorage.get(key) !== null)
  const setup = data?.setup
  const isOpen = setup !== undefined && setup !== null && setup.finished_at === null
  useEffect(() => {
    if (isOpen) tabStorage.set(key, '1')
  }, [isOpen])
  if (!isOpen) return null
  if (!wasOpenedBefore && setup.opened_by?.id === user?.id) return <Navigate to={paths.setup} replace />
  return <SetupPanel steps={setup.steps} href={paths.setup} />
}
