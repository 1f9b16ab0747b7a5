import type { NotificationChannel, NotificationTopic, QuietHours, NotificationSettingsRow } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Panel, Stack } from '../../../foundations/layout/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { BrowserNotificationsPanel } from './BrowserNotificationsPanel.tsx'
import { DailyLetterPreview, type DailyLetterPreviewProps } from './DailyLetterPreview.tsx'
import { NotificationPreferences } from './NotificationPreferences.tsx'
import * as styles from './NotificationSettings.css.ts'
import { QuietHoursPanel } from './QuietHoursPanel.tsx'
import type { BrowserNotifications } from './types.ts'

export interface NotificationSettingsProps extends DailyLetterPreviewProps {
  /** Undefined while loading. */
  settings: NotificationSettingsRow | undefined
  /** Saves a checkbox as soon as the user changes it. */
  onChoose: (choice: { topic: NotificationTopic; channel: NotificationChannel; on: boolean }) => void
  onQuietChange: (quiet: QuietHours) => void
  /** The state of notifications in this browser. */
  browserNotifications: BrowserNotifications
  onBrowserNotificationsChange: (isOn: boolean) => void
}

/** Notification settings with a preview of the daily digest. Every change is saved at once. */
export function NotificationSettings({
  settings,
  onChoose,
  onQuietChange,
  browserNotifications,
  onBrowserNotificationsChange,
  ...preview
}: NotificationSettingsProps) {
  return (
    <div className={styles.columns}>
      <Stack gap={4}>
        {settings ? (
          <>
            <Panel padding="none">
              <NotificationPreferences topics={settings.topics} onChoose={onChoose} />
            </Panel>
            <QuietHoursPanel quiet={settings.quiet} onQuietChange={onQuietChange} />
          </>
        ) : (
          <Loading />
        )}
        {browserNotifications !== 'unsupported' && (
          <BrowserNotificationsPanel
            browserNotifications={browserNotifications}
            onBrowserChange={onBrowserNotificationsChange}
          />
        )}
      </Stack>
      <DailyLetterPreview {...preview} />
    </div>
  )
}

function Loading() {
  const { t } = useTranslation('notification-settings')
  return (
    <SkeletonGroup label={t('settingsTitle')}>
      <Panel>
        <Stack gap={4}>
          {Array.from({ length: 8 }, (_row, index) => (
            <Skeleton key={index} width={index % 3 ? 'long' : 'half'} />
          ))}
        </Stack>
      </Panel>
    </SkeletonGroup>
  )
}
