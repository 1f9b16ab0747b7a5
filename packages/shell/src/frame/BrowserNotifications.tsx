import { useNotificationSettings, useNotifications } from '@press/client'
import { isInQuietHours } from '@press/domain'
import { toPressDay, formatDate, useLocale, useTranslation } from '@press/i18n'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../routing/paths.ts'

/** Shows what comes while the tab is in the background, but in one's quiet hours; a click leads to the row and reads it. */
export default function BrowserNotifications() {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const navigate = useNavigate()
  const { notifications, markRead } = useNotifications()
  const quiet = useNotificationSettings().data?.quiet
  const shown = useRef<number>(undefined)

  useEffect(() => {
    if (!notifications) return
    const newest = notifications[0]?.id ?? 0
    const since = shown.current
    shown.current = newest
    // What was there before is no news.
    if (since === undefined || !document.hidden) return
    const now = new Date()
    if (quiet && isInQuietHours(quiet, { day: toPressDay(now), time: formatDate(now, 'ru', 'time') })) return
    for (const { id, data } of notifications.filter((one) => one.id > since && !one.read_at).toReversed()) {
      // Tabs of one browser show the same one once.
      const notice = new Notification(t('product'), { body: data[`message_${locale}`], tag: `press-${id}` })
      notice.addEventListener('click', () => {
        window.focus()
        void markRead(id)
        void navigate(data.path ?? paths.notifications)
        notice.close()
      })
    }
  }, [notifications, quiet, locale, t, navigate, markRead])
  return null
}
