import { useSession } from '@press/client'
import { BareFrame, FirstAccount, Navigate, paths, useSearchParams } from '@press/shell'
import { SetupWizard } from './SetupWizard.tsx'

/** The first setup of a press: a one-time link creates the first account, then the signed-in user completes the steps. */
export function SetupScreen() {
  const { user } = useSession()
  const [search] = useSearchParams()
  const token = search.get('token')
  if (!user) return <FirstAccount token={token ?? ''} />
  // The one-time link has already been used.
  if (token !== null) return <Navigate to={paths.setup} replace />
  return (
    <BareFrame>
      <SetupWizard />
    </BareFrame>
  )
}
