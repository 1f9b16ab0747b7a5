/** The channels of notifications: in the app under the bell, by e-mail at once, and in the daily letter. */
export const notificationChannels = ['here', 'mail', 'daily'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

export const notificationTopicGroups = ['books', 'money', 'people', 'security'] as const
export type NotificationTopicGroup = (typeof notificationTopicGroups)[number]

/** Why a person cannot turn a channel off: the letter was written to them personally, or it protects their account. */
export type NotificationLock = 'written' | 'safety'

interface Topic {
  group: NotificationTopicGroup
  /** The channels that are on by default. */
  on: readonly NotificationChannel[]
  /** The channels that cannot be turned off, each with the reason. */
  locked?: Partial<Record<NotificationChannel, NotificationLock>>
}

const defineTopic = (group: NotificationTopicGroup, ...defaultChannels: NotificationChannel[]): Topic => ({
  group,
  on: defaultChannels,
})

/** The topics of notifications, in the order of the settings screen. Each topic is one row of a person's settings. */
export const notificationTopics = {
  application: defineTopic('books', 'here', 'daily'),
  decision: { ...defineTopic('books', 'here', 'mail'), locked: { mail: 'written' } },
  authorship: defineTopic('books', 'here', 'mail'),
  signal: defineTopic('books', 'here', 'mail', 'daily'),
  stage: defineTopic('books', 'here', 'daily'),
  work: defineTopic('books', 'here', 'mail', 'daily'),
  progress: defineTopic('books', 'here', 'daily'),
  shortage: defineTopic('books', 'here', 'mail', 'daily'),
  paper: defineTopic('books', 'here', 'mail', 'daily'),
  offer: defineTopic('money', 'here', 'mail'),
  receipt: defineTopic('money', 'here', 'mail', 'daily'),
  shopOrder: defineTopic('money', 'here', 'daily'),
  payment: defineTopic('money', 'here', 'daily'),
  called: defineTopic('people', 'here', 'mail'),
  unread: defineTopic('people', 'mail'),
  meeting: defineTopic('people', 'here', 'mail'),
  task: defineTopic('people', 'here'),
  question: defineTopic('people', 'here', 'mail'),
  support: defineTopic('people', 'here', 'mail'),
  security: { ...defineTopic('security', 'here', 'mail'), locked: { here: 'safety', mail: 'safety' } },
} as const satisfies Record<string, Topic>

export type NotificationTopic = keyof typeof notificationTopics
export const notificationTopicKeys = Object.keys(notificationTopics) as NotificationTopic[]
export const isNotificationTopic = (key: string): key is NotificationTopic => Object.hasOwn(notificationTopics, key)

const getTopic = (key: NotificationTopic): Topic => notificationTopics[key]

/** A person's choices that differ from the defaults. */
export type NotificationPreferences = Partial<Record<NotificationTopic, Partial<Record<NotificationChannel, boolean>>>>

export const getNotificationLock = (
  key: NotificationTopic,
  channel: NotificationChannel,
): NotificationLock | undefined => getTopic(key).locked?.[channel]

/** Whether a person receives notifications of a topic through a channel. */
export function isNotificationEnabled(
  choices: NotificationPreferences,
  key: NotificationTopic,
  channel: NotificationChannel,
): boolean {
  const { on: defaultChannels, locked: lockedChannels } = getTopic(key)
  if (lockedChannels?.[channel]) return true
  return choices[key]?.[channel] ?? defaultChannels.includes(channel)
}

/** Returns for every topic and channel whether the person receives notifications. */
export const resolveNotificationPreferences = (
  choices: NotificationPreferences,
): Record<NotificationTopic, Record<NotificationChannel, boolean>> =>
  Object.fromEntries(
    notificationTopicKeys.map((key) => [
      key,
      Object.fromEntries(
        notificationChannels.map((channel) => [channel, isNotificationEnabled(choices, key, channel)]),
      ),
    ]),
  ) as Record<NotificationTopic, Record<NotificationChannel, boolean>>

/** Merges changed choices into a person's choices. */
export function mergeNotificationPreferences(
  choices: NotificationPreferences,
  changedPreferences: NotificationPreferences,
): NotificationPreferences {
  const mergedChoices = { ...choices }
  for (const [key, channelChoices] of Object.entries(changedPreferences) as [
    NotificationTopic,
    Partial<Record<NotificationChannel, boolean>>,
  ][])
    mergedChoices[key] = { ...mergedChoices[key], ...channelChoices }
  return mergedChoices
}

/** Whether letters of this topic contain an unsubscribe link. */
export const isUnsubscribable = (key: NotificationTopic): boolean => getNotificationLock(key, 'mail') === undefined
