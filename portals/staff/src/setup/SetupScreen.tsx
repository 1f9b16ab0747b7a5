import { useSession } from '@press/client'
import { BareFrame, FirstAccount, Navigate, paths, useSearchParams } from '@press/shell'
import { SetupWizard } from './SetupWizard.tsx'

/** The first setup of a press: the first account by a one-time link, then the steps for whoever is signed in. */
export function SetupScreen() {
  const { user } = useSession()
  const [search] = useSearchParams()
  const token = search.get('token')
  if (!user) return <FirstAccount token={token ?? ''} />
  // The link has done its work.
  if (token !== null) return <Navigate to={paths.setup} replace />
  return (
    <BareFrame>
      <SetupWizard />
    </BareFrame>
  )
}
