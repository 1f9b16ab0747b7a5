import { useTranslation } from '@press/i18n'
import { Panel } from '../../../foundations/layout/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import * as styles from './NotificationSettings.css.ts'
import type { BrowserNotifications } from './types.ts'

interface BrowserNotificationsPanelProps {
  browserNotifications: Exclude<BrowserNotifications, 'unsupported'>
  onBrowserChange: (isOn: boolean) => void
}

/** The setting for browser notifications while the tab is in the background. Only this panel requests the browser's permission. */
export function BrowserNotificationsPanel({ browserNotifications, onBrowserChange }: BrowserNotificationsPanelProps) {
  const { t } = useTranslation('notification-settings')
  const messageKey =
    browserNotifications === 'granted' || browserNotifications === 'denied' ? browserNotifications : 'hint'
  return (
    <Panel>
      <div className={styles.browser}>
        <div className={styles.browserWords}>
          <h2 className={styles.browserTitle}>{t('browser.title')}</h2>
          <p className={styles.note} role="status">
            {t(`browser.${messageKey}`)}
          </p>
        </div>
        {browserNotifications === 'granted' && (
          <Button size="sm" onClick={() => onBrowserChange(false)}>
            {t('browser.off')}
          </Button>
        )}
        {(browserNotifications === 'default' || browserNotifications === 'off') && (
          <Button size="sm" onClick={() => onBrowserChange(true)}>
            {t('browser.ask')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
