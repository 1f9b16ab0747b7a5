import { act, useCall, useSession } from '@press/client'
import { getNotificationHref, getObstacleTarget, getRoleOrDefault } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Removal, useToday, useToast } from '@press/ui'
import { QueryBoundary } from '../../calls/QueryBoundary.tsx'
import { useSaving } from '../../calls/useSaving.ts'
import { useConfirmIdentity } from './useConfirmIdentity.tsx'

/** Requests the removal of the person's account after identity confirmation; one click withdraws the request. */
export function RemovalSection() {
  const today = useToday()
  const { t } = useTranslation('privacy')
  const toast = useToast()
  const { save } = useSaving()
  const { user } = useSession()
  const answer = useCall('GET /api/userprofile/removal', {})
  const [confirmIdentity, identityDialog] = useConfirmIdentity()
  const role = getRoleOrDefault(user?.role_id ?? 0).key

  return (
    <>
      <QueryBoundary result={answer}>
        {(removal) => (
          <Removal
            removal={removal}
            today={today}
            rowHref={({ kind, id }) => getNotificationHref(getObstacleTarget(kind), role, id)}
            onAsk={() =>
              confirmIdentity(t('removal.confirm'), async () => {
                await act('POST /api/userprofile/removal', {})
                toast({ message: t('removal.asked') })
              })
            }
            onWithdraw={async () => {
              await save('change', () => act('DELETE /api/userprofile/removal', {}), t('removal.withdrawn'))
            }}
          />
        )}
      </QueryBoundary>
      {identityDialog}
    </>
  )
}
