/** Where somebody is told: under the bell, by a letter at once, in the letter of the day. */
export const noticeChannels = ['here', 'mail', 'daily'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

export const noticeGroups = ['books', 'money', 'people', 'security'] as const
export type NoticeGroup = (typeof noticeGroups)[number]

/** Why a choice is not one's own: somebody wrote the letter to this person, or it guards the account. */
export type NoticeLock = 'written' | 'safety'

interface Topic {
  group: NoticeGroup
  /** The channels of whoever has chosen nothing. */
  on: readonly NoticeChannel[]
  /** What stays on whatever is chosen, and why. */
  locked?: Partial<Record<NoticeChannel, NoticeLock>>
}

const topic = (group: NoticeGroup, ...on: NoticeChannel[]): Topic => ({ group, on })

/** What people are told of, a row of their choices each; in the order of the screen. */
export const noticeTopics = {
  application: topic('books', 'here', 'daily'),
  decision: { ...topic('books', 'here', 'mail'), locked: { mail: 'written' } },
  authorship: topic('books', 'here', 'mail'),
  signal: topic('books', 'here', 'mail', 'daily'),
  stage: topic('books', 'here', 'daily'),
  work: topic('books', 'here', 'mail', 'daily'),
  progress: topic('books', 'here', 'daily'),
  shortage: topic('books', 'here', 'mail', 'daily'),
  paper: topic('books', 'here', 'mail', 'daily'),
  offer: topic('money', 'here', 'mail'),
  receipt: topic('money', 'here', 'mail', 'daily'),
  shopOrder: topic('money', 'here', 'daily'),
  payment: topic('money', 'here', 'daily'),
  called: topic('people', 'here', 'mail'),
  unread: topic('people', 'mail'),
  meeting: topic('people', 'here', 'mail'),
  task: topic('people', 'here'),
  question: topic('people', 'here', 'mail'),
  support: topic('people', 'here', 'mail'),
  security: { ...topic('security', 'here', 'mail'), locked: { here: 'safety', mail: 'safety' } },
} as const satisfies Record<string, Topic>

export type NoticeTopic = keyof typeof noticeTopics
export const noticeTopicKeys = Object.keys(noticeTopics) as NoticeTopic[]
export const isNoticeTopic = (word: string): word is NoticeTopic => Object.hasOwn(noticeTopics, word)

const topicOf = (key: NoticeTopic): Topic => noticeTopics[key]

/** What a person has chosen otherwise than it is by itself. */
export type NoticeChoices = Partial<Record<NoticeTopic, Partial<Record<NoticeChannel, boolean>>>>

export const lockOf = (key: NoticeTopic, channel: NoticeChannel): NoticeLock | undefined =>
  topicOf(key).locked?.[channel]

/** Whether a person is told of a topic there. */
export function isTold(choices: NoticeChoices, key: NoticeTopic, channel: NoticeChannel): boolean {
  const { on, locked } = topicOf(key)
  if (locked?.[channel]) return true
  return choices[key]?.[channel] ?? on.includes(channel)
}

/** The same, for every topic and channel. */
export const chosenOf = (choices: NoticeChoices): Record<NoticeTopic, Record<NoticeChannel, boolean>> =>
  Object.fromEntries(
    noticeTopicKeys.map((key) => [
      key,
      Object.fromEntries(noticeChannels.map((channel) => [channel, isTold(choices, key, channel)])),
    ]),
  ) as Record<NoticeTopic, Record<NoticeChannel, boolean>>

/** Choices after some of them have changed; the rest stay as they are. */
export function chosenAnew(choices: NoticeChoices, changed: NoticeChoices): NoticeChoices {
  const merged = { ...choices }
  for (const [key, some] of Object.entries(changed) as [NoticeTopic, Partial<Record<NoticeChannel, boolean>>][])
    merged[key] = { ...merged[key], ...some }
  return merged
}

/** A letter of this topic carries a way to be rid of such letters. */
export const mayUnsubscribe = (key: NoticeTopic): boolean => lockOf(key, 'mail') === undefined
