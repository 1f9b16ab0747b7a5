import { useTranslation } from '@press/i18n'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { getFirstUnread } from './thread-blocks.ts'
import type { Message } from './types.ts'

interface ArrivalsInput {
  messages: readonly Message[] | undefined
  /** Unread when the conversation was opened. */
  unread: number
  me: number
  /** Whether the end is in sight. */
  atEnd: boolean | undefined
}

/** Messages of others after one that is known. */
const after = (messages: readonly Message[], known: Message['id'] | undefined, me: number) => {
  const at = messages.findLastIndex(({ id }) => id === known)
  return at < 0 ? [] : messages.slice(at + 1).filter(({ user_id }) => user_id !== me)
}

/**
 * What is new in a conversation: where the line before the first unread message stands (it stays while the person reads,
 * and goes when they answer), and how many came while they were reading further up.
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

  useSaid(messages, me)
  return { firstUnread: firstUnread ?? null, arrived: fresh.length }
}

/** Has a screen reader say what others write and what did not go out. */
function useSaid(messages: readonly Message[] | undefined, me: number) {
  const { t } = useTranslation('chat')
  const announce = useAnnounce()
  const said = useRef<Message['id'] | null>(undefined)
  const failed = useRef(0)
  const failures = messages?.filter(({ state }) => state === 'failed') ?? []
  const lastId = messages && (messages.at(-1)?.id ?? null)

  const say = useEffectEvent((to: typeof lastId) => {
    if (!messages) return
    const news =
      said.current === null ? messages.filter(({ user_id }) => user_id !== me) : after(messages, said.current, me)
    const [one] = news
    if (said.current !== undefined && one)
      announce(
        news.length === 1
          ? t('thread.said', {
              name: one.user.name,
              text: one.content || t('message.fileSaid', { count: one.files?.length ?? 1 }),
            })
          : t('thread.arrived', { count: news.length }),
      )
    said.current = to
  })
  useEffect(() => say(lastId), [lastId])

  const sayFailure = useEffectEvent((count: number) => {
    const latest = failures.at(-1)
    if (latest && count > failed.current)
      announce(t('message.failedSaid', { text: latest.content }), { assertive: true })
    failed.current = count
  })
  useEffect(() => sayFailure(failures.length), [failures.length])
}
