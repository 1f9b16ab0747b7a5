import {
  resolveNotificationPreferences,
  getTopicsForRole,
  type NotificationTopic,
  type DailyLetterRow,
  type NotificationSettingsRow,
} from '@press/domain'

const defaultPreferences = resolveNotificationPreferences({})
const createTopicRows = (keys: Iterable<NotificationTopic>) =>
  [...keys].map((topic) => ({ topic, on: defaultPreferences[topic] }))
const topicOrder = Object.keys(defaultPreferences) as NotificationTopic[]
const sortTopics = (keys: ReadonlySet<NotificationTopic>) => topicOrder.filter((key) => keys.has(key))

export const settings: NotificationSettingsRow = {
  topics: createTopicRows(sortTopics(getTopicsForRole('pm'))),
  quiet: { on: true, from: '20:00', to: '08:00', days_off: true },
  email: 'a.sarsen@press.example',
}
export const authorSettings: NotificationSettingsRow = {
  topics: createTopicRows(sortTopics(getTopicsForRole('author'))),
  quiet: { on: false, from: '20:00', to: '08:00', days_off: true },
  email: 't.li@press.example',
}

export const letter: DailyLetterRow = {
  subject: '2 дела ждут вас, 4 новости',
  lead: 'Доброе утро, Айгүл.\n\nКоротко: 2 дела ждут вас, 4 новости.',
  day: '2026-11-24',
  parts: [
    {
      key: 'waits',
      rows: [
        { text: 'Введение в корпусную лингвистику', note: 'Подписать сигнал, до 24 ноября', path: '#1' },
        { text: 'Финансовая математика', note: 'Создать проект', path: '#2' },
      ],
      more: 0,
    },
    {
      key: 'changed',
      rows: [
        { text: 'Книга «Ежелгі түркі жазба ескерткіштері» на новом этапе: Печать (сигнал)', note: '', path: '#3' },
        { text: 'Книга «Қала социологиясы» на новом этапе: Печать (послепечатная)', note: '', path: '#4' },
        { text: 'Книга «Педагогикалық психология» на новом этапе: Редакция', note: '', path: '#5' },
      ],
      more: 4,
    },
    { key: 'money', rows: [{ text: 'КП-0411: поступила оплата 1 488 000 ₸', note: '', path: '#6' }], more: 0 },
  ],
}
