import { useTranslation } from '@press/i18n'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { getFirstUnread } from './thread-blocks.ts'
import type { Message } from './types.ts'

interface ArrivalsInput {
  messages: readonly Message[] | undefined
  /** The number of unread messages when the conversation was opened. */
  unread: number
  me: number
  /** Whether the end of the messages is in view. */
  atEnd: boolean | undefined
}

/** Returns the messages of other people that follow the message `seenId`. */
const getMessagesAfter = (messages: readonly Message[], seenId: Message['id'] | undefined, me: number) => {
  const seenIndex = messages.findLastIndex(({ id }) => id === seenId)
  return seenIndex < 0 ? [] : messages.slice(seenIndex + 1).filter(({ user_id }) => user_id !== me)
}

/**
 * Tracks new messages. The line before the first unread message stays while the user reads, and disappears when the user answers.
 * Also counts messages that arrive while the user reads older ones.
 */
export function useNewMessages({ messages, unread, me, atEnd }: ArrivalsInput) {
  const [firstUnread, setFirstUnread] = useState<Message['id'] | null>()
  const [lastSeenId, setLastSeenId] = useState<Message['id']>()
  const lastMessage = messages?.at(-1)
  const newMessages = getMessagesAfter(messages ?? [], lastSeenId, me)

  if (messages && firstUnread === undefined) {
    setFirstUnread(getFirstUnread(messages, unread, me))
    setLastSeenId(lastMessage?.id)
  } else if (lastMessage && lastMessage.id !== lastSeenId) {
    if (lastMessage.user_id === me) setFirstUnread(null)
    if (lastMessage.user_id === me || atEnd !== false || newMessages.length === 0) setLastSeenId(lastMessage.id)
    else if (firstUnread === null) setFirstUnread(newMessages[0]?.id)
  }

  useMessageAnnouncements(messages, me)
  return { firstUnread: firstUnread ?? null, newMessageCount: newMessages.length }
}

/** Announces to screen readers new messages of other people and messages that could not be sent. */
function useMessageAnnouncements(messages: readonly Message[] | undefined, me: number) {
  const { t } = useTranslation('chat')
  const announce = useAnnounce()
  const announcedId = useRef<Message['id'] | null>(undefined)
  const announcedFailureCount = useRef(0)
  const failedMessages = messages?.filter(({ state }) => state === 'failed') ?? []
  const lastId = messages && (messages.at(-1)?.id ?? null)

  const announceNew = useEffectEvent((newLastId: typeof lastId) => {
    if (!messages) return
    const announceableMessages =
      announcedId.current === null
        ? messages.filter(({ user_id }) => user_id !== me)
        : getMessagesAfter(messages, announcedId.current, me)
    const [firstMessage] = announceableMessages
    if (announcedId.current !== undefined && firstMessage)
      announce(
        announceableMessages.length === 1
          ? t('thread.said', {
              name: firstMessage.user.name,
              text: firstMessage.content || t('message.fileSaid', { count: firstMessage.files?.length ?? 1 }),
            })
          : t('thread.arrived', { count: announceableMessages.length }),
      )
    announcedId.current = newLastId
  })
  useEffect(() => announceNew(lastId), [lastId])

  const announceFailure = useEffectEvent((count: number) => {
    const lastFailure = failedMessages.at(-1)
    if (lastFailure && count > announcedFailureCount.current)
      announce(t('message.failedSaid', { text: lastFailure.content }), { assertive: true })
    announcedFailureCount.current = count
  })
  useEffect(() => announceFailure(failedMessages.length), [failedMessages.length])
}
