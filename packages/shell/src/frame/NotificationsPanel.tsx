import { useNotifications } from '@press/client'
import { ErrorState, NotificationList, SkeletonGroup, Skeleton, Stack, useNow } from '@press/ui'
import { useErrorMessage } from '../calls/useErrorMessage.ts'
import { useNotificationRows } from '../screens/notifications/useNotificationRows.ts'
import { paths } from '../routing/paths.ts'

const maxNotifications = 8

/** The panel under the bell: the newest notifications and a link to all of them. */
export default function NotificationsPanel({ onLeave }: { onLeave: () => void }) {
  const getErrorMessage = useErrorMessage()
  const now = useNow()
  const { notifications, error, retry, markRead, markAllRead } = useNotifications()
  const rows = useNotificationRows(notifications?.slice(0, maxNotifications))
  if (!notifications && error) return <ErrorState onRetry={() => void retry()}>{getErrorMessage(error)}</ErrorState>
  if (!notifications)
    return (
      <SkeletonGroup>
        <Stack gap={4}>
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton />
        </Stack>
      </SkeletonGroup>
    )
  return (
    <NotificationList
      notifications={rows}
      now={now}
      onRead={(id) => {
        void markRead(Number(id))
        onLeave()
      }}
      onReadAll={() => void markAllRead()}
      allHref={paths.notifications}
    />
  )
}
