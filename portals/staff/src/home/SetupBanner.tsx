import { tabStorage, useCall, useSession } from '@press/client'
import { Navigate, paths } from '@press/shell'
import { SetupPanel } from '@press/ui'
import { useEffect, useState } from 'react'

/** Session key that marks the setup as opened. Signing out clears it, so the next sign-in opens the setup again. */
const openedSetupKey = 'press.setupOpened'

/**
 * Shown while the first setup is not finished. It opens the setup once per session for the supervisor who started it. On the home
 * screen it is a link back to the setup.
 */
export function SetupBanner() {
  const { user } = useSession()
  const { data } = useCall('GET /api/setup', {})
  const [wasOpenedBefore] = useState(() => tabStorage.get(openedSetupKey) !== null)
  const setup = data?.setup
  const isUnfinished = setup !== undefined && setup !== null && setup.finished_at === null
  useEffect(() => {
    if (isUnfinished) tabStorage.set(openedSetupKey, '1')
  }, [isUnfinished])
  if (!isUnfinished) return null
  if (!wasOpenedBefore && setup.opened_by?.id === user?.id) return <Navigate to={paths.setup} replace />
  return <SetupPanel steps={setup.steps} href={paths.setup} />
}
