import { useNotifications } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Button, ButtonLink, glyphs, NotificationList, Page, PageHeader, Panel, useNow } from '@press/ui'
import { paths } from '../../routing/paths.ts'
import { usePortal } from '../../routing/portal.ts'
import { QueryBoundary } from '../../calls/QueryBoundary.tsx'
import { useNotificationRows } from './useNotificationRows.ts'

/** All notifications of the person by day, newest first. */
export function NotificationsScreen() {
  const { t } = useTranslation(['shell', 'notification-settings', 'patterns'])
  const now = useNow()
  const isStaff = usePortal() === 'staff'
  const { notifications, error, unread: unreadCount, retry, markRead, markAllRead } = useNotifications()
  const rows = useNotificationRows(notifications)
  return (
    <Page
      width={isStaff ? 'full' : 'wide'}
      header={
        <PageHeader
          serifTitle={!isStaff}
          title={t('nav.notifications')}
          count={unreadCount > 0 ? t('header.notifications', { count: unreadCount, shown: unreadCount }) : undefined}
          primary={
            <>
              {unreadCount > 0 && (
                <Button onClick={() => void markAllRead()}>{t('patterns:notifications.readAll')}</Button>
              )}
              <ButtonLink href={paths.notificationSettings} leading={glyphs.gearSix}>
                {t('notification-settings:settings')}
              </ButtonLink>
            </>
          }
        />
      }
    >
      <QueryBoundary result={{ data: notifications, error, mutate: retry }}>
        {() => (
          <Panel padding="none">
            <NotificationList groupedByDay notifications={rows} now={now} onRead={(id) => void markRead(Number(id))} />
          </Panel>
        )}
      </QueryBoundary>
    </Page>
  )
}
