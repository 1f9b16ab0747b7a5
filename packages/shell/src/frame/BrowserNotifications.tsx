import { useNotificationSettings, useNotifications } from '@press/client'
import { isInQuietHours } from '@press/domain'
import { toPressDay, formatDate, useLocale, useTranslation } from '@press/i18n'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../routing/paths.ts'

/**
 * Shows browser notifications while the tab is in the background, except in the person's quiet hours. A click opens the row and
 * marks the notification as read.
 */
export default function BrowserNotifications() {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const navigate = useNavigate()
  const { notifications, markRead } = useNotifications()
  const quietHours = useNotificationSettings().data?.quiet
  const lastShownId = useRef<number>(undefined)

  useEffect(() => {
    if (!notifications) return
    const newestId = notifications[0]?.id ?? 0
    const previousId = lastShownId.current
    lastShownId.current = newestId
    // Notifications that existed at the start are not new.
    if (previousId === undefined || !document.hidden) return
    const now = new Date()
    if (quietHours && isInQuietHours(quietHours, { day: toPressDay(now), time: formatDate(now, 'ru', 'time') })) return
    for (const { id, data } of notifications.filter((one) => one.id > previousId && !one.read_at).toReversed()) {
      // The tag makes several tabs of one browser show a notification once.
      const browserNotification = new Notification(t('product'), {
        body: data[`message_${locale}`],
        tag: `press-${id}`,
      })
      browserNotification.addEventListener('click', () => {
        window.focus()
        void markRead(id)
        void navigate(data.path ?? paths.notifications)
        browserNotification.close()
      })
    }
  }, [notifications, quietHours, locale, t, navigate, markRead])
  return null
}
