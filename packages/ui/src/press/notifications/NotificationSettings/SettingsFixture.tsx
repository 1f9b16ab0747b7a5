import { useState } from 'react'
import { NotificationSettings, type NotificationSettingsProps } from './NotificationSettings.tsx'

/** Keeps the settings like the server, for stories. */
export function SettingsFixture(props: NotificationSettingsProps) {
  const [kept, setKept] = useState(props.settings)
  const [language, setLanguage] = useState(props.language)
  return (
    <NotificationSettings
      {...props}
      settings={kept}
      language={language}
      onLanguageChange={setLanguage}
      onChoose={(choice) => {
        props.onChoose(choice)
        const { topic, channel, on } = choice
        setKept(
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
        setKept((now) => now && { ...now, quiet })
      }}
    />
  )
}
