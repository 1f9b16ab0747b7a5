import { useState } from 'react'
import { NotificationSettings, type NotificationSettingsProps } from './NotificationSettings.tsx'

/** Keeps changed settings in state, as the server would. Used in stories. */
export function SettingsFixture(props: NotificationSettingsProps) {
  const [savedSettings, setSavedSettings] = useState(props.settings)
  const [language, setLanguage] = useState(props.language)
  return (
    <NotificationSettings
      {...props}
      settings={savedSettings}
      language={language}
      onLanguageChange={setLanguage}
      onChoose={(choice) => {
        props.onChoose(choice)
        const { topic, channel, on } = choice
        setSavedSettings(
          (now) =>
            now && {
              ...now,
              topics: now.topics.map((one) =>
                one.topic === topic ? { ...one, on: { ...one.on, [channel]: on } } : one,
              ),
            },
        )
      }}
      onQuietChange={(quiet) => {
        props.onQuietChange(quiet)
        setSavedSettings((now) => now && { ...now, quiet })
      }}
    />
  )
}
