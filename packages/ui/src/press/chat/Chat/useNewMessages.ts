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

/** Returns the messages of other people that follow the message `known`. */
const after = (messages: readonly Message[], known: Message['id'] | undefined, me: number) => {
  const at = messages.findLastIndex(({ id }) => id === known)
  return at < 0 ? [] : messages.slice(at + 1).filter(({ user_id }) => user_id !== me)
}

/**
 * Tracks new messages. The line before the first unread message stays while the user reads, and disappears when the user answers.
 * Also counts messages that arrive while the user reads older ones.
 */
export function useNewMessages({ messages, unread, me, atEnd }: ArrivalsInput) {
  const [firstUnread, setFirstUnread] = useState<Message['id'] | null>()
  const [known, setKnown] = useState<Message['id']>()
  const last = messages?.at(-1)
  const fresh = after(messages ?? [], known, me)

  if (messages && firstUnread === undefined) {
    setFirstUnread(getFirstUnread(messages, unread, me))
    setKnown(last?.id)
  } else if (last && last.id !== known) {
    if (last.user_id === me) setFirstUnread(null)
    if (last.user_id === me || atEnd !== false || fresh.length === 0) setKnown(last.id)
    else if (firstUnread === null) setFirstUnread(fresh[0]?.id)
  }

  useMessageAnnouncements(messages, me)
  return { firstUnread: firstUnread ?? null, arrived: fresh.length }
}

/** Announces to screen readers new messages of other people and messages that could not be sent. */
function useMessageAnnouncements(messages: readonly Message[] | undefined, me: number) {
  const { t } = useTranslation('chat')
  const announce = useAnnounce()
  const announcedId = useRef<Message['id'] | null>(undefined)
  const failed = useRef(0)
  const failures = messages?.filter(({ state }) => state === 'failed') ?? []
  const lastId = messages && (messages.at(-1)?.id ?? null)

  const announceNew = useEffectEvent((to: typeof lastId) => {
    if (!messages) return
    const news =
      announcedId.current === null
        ? messages.filter(({ user_id }) => user_id !== me)
        : after(messages, announcedId.current, me)
    const [one] = news
    if (announcedId.current !== undefined && one)
      announce(
        news.length === 1
          ? t('thread.said', {
              name: one.user.name,
              text: one.content || t('message.fileSaid', { count: one.files?.length ?? 1 }),
            })
          : t('thread.arrived', { count: news.length }),
      )
    announcedId.current = to
  })
  useEffect(() => announceNew(lastId), [lastId])

  const announceFailure = useEffectEvent((count: number) => {
    const latest = failures.at(-1)
    if (latest && count > failed.current)
      announce(t('message.failedSaid', { text: latest.content }), { assertive: true })
    failed.current = count
  })
  useEffect(() => announceFailure(failures.length), [failures.length])
}
