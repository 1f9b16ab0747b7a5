import { act, useCall, useNotificationSettings } from '@press/client'
import {
  getNotificationLock,
  notificationChannels,
  type NotificationPreferences,
  type NotificationSettingsRow,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Button, ErrorState, glyphs, NotificationSettings, Page, PageHeader, useToast } from '@press/ui'
import { useState } from 'react'
import { useErrorMessage } from '../../calls/useErrorMessage.ts'
import { useBrowserNotifications } from './useBrowserNotifications.ts'

/** Returns the checkboxes that the person may change, as preferences. */
const toPreferences = ({ topics }: NotificationSettingsRow): NotificationPreferences =>
  Object.fromEntries(
    topics.map(({ topic, on }) => [
      topic,
      Object.fromEntries(
        notificationChannels.filter((one) => !getNotificationLock(topic, one)).map((one) => [one, on[one]]),
      ),
    ]),
  )

/** The person's notification settings. Each checkbox is saved when it changes, and «as it was» undoes the changes of this visit. */
export function NotificationSettingsScreen() {
  const { t } = useTranslation('notification-settings')
  const { date, locale } = useFormat()
  const toast = useToast()
  const getErrorMessage = useErrorMessage()
  const { data, error, mutate, choose } = useNotificationSettings()
  const [language, setLanguage] = useState(locale)
  const { data: dailyLetter } = useCall('GET /api/daily-letter', { query: { language } })
  const { state, setEnabled: setBrowserEnabled } = useBrowserNotifications()
  const [savedAt, setSavedAt] = useState<Date>()
  /** The settings when the screen was opened. */
  const [initialSettings, setInitialSettings] = useState<NotificationSettingsRow>()
  if (data && !initialSettings) setInitialSettings(data)

  const saveChoice = async (choice: Parameters<typeof choose>[0], successMessage?: string) => {
    try {
      await choose(choice)
      setSavedAt(new Date())
      if (successMessage) toast({ message: successMessage })
    } catch (problem) {
      toast({ tone: 'danger', message: t('failed', { message: getErrorMessage(problem) }) })
    }
  }
  const sendDailyLetter = async () => {
    try {
      const { sent } = await act('POST /api/daily-letter', {})
      toast({ message: sent ? t('daily.sent', { email: data?.email ?? '' }) : t('daily.empty') })
    } catch (problem) {
      toast({ tone: 'danger', message: t('daily.sendFailed', { message: getErrorMessage(problem) }) })
    }
  }

  return (
    <Page
      header={
        <PageHeader
          title={t('settingsTitle')}
          count={savedAt ? t('saved', { time: date(savedAt, 'time') }) : undefined}
          primary={
            initialSettings ? (
              <Button
                leading={glyphs.arrowCounterClockwise}
                disabled={!savedAt}
                onClick={() =>
                  void saveChoice(
                    { choices: toPreferences(initialSettings), quiet: initialSettings.quiet },
                    t('undone'),
                  ).then(() => setSavedAt(undefined))
                }
              >
                {t('undo')}
              </Button>
            ) : undefined
          }
        />
      }
    >
      {error !== undefined && !data ? (
        <ErrorState onRetry={() => void mutate()}>{getErrorMessage(error)}</ErrorState>
      ) : (
        <NotificationSettings
          settings={data}
          letter={dailyLetter?.letter}
          language={language}
          onLanguageChange={setLanguage}
          onChoose={({ topic, channel, on }) => void saveChoice({ choices: { [topic]: { [channel]: on } } })}
          onQuietChange={(quiet) => void saveChoice({ quiet })}
          browserNotifications={state}
          onBrowserNotificationsChange={(on) => void setBrowserEnabled(on)}
          onSend={sendDailyLetter}
        />
      )}
    </Page>
  )
}
