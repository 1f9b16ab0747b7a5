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
          (current) =>
            current && {
              ...current,
              topics: current.topics.map((topicSetting) =>
                topicSetting.topic === topic
                  ? { ...topicSetting, on: { ...topicSetting.on, [channel]: on } }
                  : topicSetting,
              ),
            },
        )
      }}
      onQuietChange={(quiet) => {
        props.onQuietChange(quiet)
        setSavedSettings((current) => current && { ...current, quiet })
      }}
    />
  )
}
