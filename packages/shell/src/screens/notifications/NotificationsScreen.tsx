import { useNotifications } from '@press/client'
import { useTranslation } from '@press/i18n'
import { NotificationList, Page, PageHeader } from '@press/ui'
import { Loaded } from '../Loaded.tsx'
import { useNow } from '../useNow.ts'
import { useNotificationRows } from './useNotificationRows.ts'

/** All notifications of the person, newest first. */
export function NotificationsScreen() {
  const { t } = useTranslation('shell')
  const now = useNow()
  const { notifications, error, unread, retry, markRead, markAllRead } = useNotifications()
  const rows = useNotificationRows(notifications)
  return (
    <Page
      width="reading"
      header={
        <PageHeader
          title={t('nav.notifications')}
          {...(unread > 0 && { count: t('header.notifications', { count: unread }) })}
        />
      }
    >
      <Loaded of={{ data: notifications, error, mutate: retry }}>
        {() => (
          <NotificationList
            notifications={rows}
            now={now}
            onRead={(id) => void markRead(Number(id))}
            onReadAll={() => void markAllRead()}
          />
        )}
      </Loaded>
    </Page>
  )
}
