import { daysBetween, getGivenName } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { MessageRun, type MessageActions } from './MessageRun.tsx'
import { getFirstUnread, groupIntoBlocks } from './thread-blocks.ts'
import { getName, type ChatMember, type Conversation, type Message } from './types.ts'
import { useNewMessages } from './useNewMessages.ts'
import { useMessageWindow } from './useMessageWindow.ts'
import { useIsInViewport } from './useIsInViewport.ts'
import { useScrollAnchor, useScrollToUnread, useMarkRead } from './useThreadScroll.ts'
import * as styles from './MessageList.css.ts'

export interface MessageListProps extends MessageActions {
  conversation: Conversation
  /** The messages, oldest first. */
  messages: readonly Message[]
  members: readonly ChatMember[]
  me: number
  today: string
  /** Whether the server has messages older than the loaded ones. */
  hasEarlier: boolean
  loadingEarlier: boolean
  onEarlier: () => void
  /** The message to scroll to. */
  targetMessageId: Message['id'] | undefined
  /** Called when the last message comes into view while some messages are unread. */
  onRead: () => void
  /** The search query; `current` is the id of the current match. */
  query: string
  current: Message['id'] | undefined
}

/** A conversation grouped by day and author, newest at the bottom. It opens at the bottom, or at the first unread message. */
export function MessageList({
  conversation,
  messages,
  members,
  me,
  today,
  hasEarlier,
  loadingEarlier,
  onEarlier,
  targetMessageId,
  onRead,
  query,
  current,
  ...actions
}: MessageListProps) {
  const { t } = useTranslation('chat')
  const scroller = useRef<HTMLElement>(null)
  const topEdge = useRef<HTMLDivElement>(null)
  const bottomEdge = useRef<HTMLDivElement>(null)
  const isAtTop = useIsInViewport(topEdge, scroller, '240px 0px 0px')
  const isAtBottom = useIsInViewport(bottomEdge, scroller, '0px 0px 48px')
  const [searchTarget, setSearchTarget] = useState({ at: targetMessageId, id: targetMessageId })
  if (searchTarget.at !== targetMessageId) setSearchTarget({ at: targetMessageId, id: targetMessageId })
  const targetId = current ?? searchTarget.id
  const isLoaded = messages.some(({ id }) => id === targetId)
  const {
    start,
    end,
    showEarlier,
    showLater: extendWindow,
    showLatest,
  } = useMessageWindow(messages, {
    match: targetId,
    unread: getFirstUnread(messages, conversation.unreadMessages, me),
  })
  const isCutOff = end < messages.length
  const isAtEnd = isCutOff ? false : isAtBottom
  const { firstUnread, newMessageCount } = useNewMessages({
    messages,
    unread: conversation.unreadMessages,
    me,
    atEnd: isAtEnd,
  })

  const blocks = useMemo(
    () => groupIntoBlocks(messages.slice(start, end), firstUnread),
    [messages, start, end, firstUnread],
  )
  const people = useMemo(
    () => ({
      names: members.map(({ name }) => getGivenName(name)),
      ownName: getGivenName(members.find(({ id }) => id === me)?.name ?? ''),
    }),
    [members, me],
  )

  const loadEarlier = useEffectEvent((startIndex: number, isLoading: boolean) => {
    if (startIndex > 0) showEarlier()
    else if (hasEarlier && !isLoading) onEarlier()
  })
  useEffect(() => {
    // The effect runs again after each loaded portion, as long as the top of the list is in view.
    if (isAtTop) loadEarlier(start, loadingEarlier)
  }, [isAtTop, start, loadingEarlier])
  const showLater = useEffectEvent(extendWindow)
  useEffect(() => {
    if (isAtBottom && isCutOff) showLater(end)
  }, [isAtBottom, isCutOff, end])
  const scrollToEnd = () => {
    if (!isCutOff) return resetScroll(scroller.current, 'auto')
    showLatest()
    requestAnimationFrame(() => resetScroll(scroller.current, 'instant'))
  }

  useMarkRead({ atEnd: isAtEnd, unread: conversation.unreadMessages, last: messages.at(-1)?.id, onRead })
  useScrollToUnread(scroller, firstUnread)
  useScrollAnchor(scroller, bottomEdge, messages.at(-1)?.id, isAtEnd)

  const loadedTargetId = isLoaded ? targetId : undefined
  useEffect(() => {
    const targetElement =
      loadedTargetId === undefined ? null : scroller.current?.querySelector(`[data-message="${loadedTargetId}"]`)
    targetElement?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [loadedTargetId])
  const requestEarlier = useEffectEvent(onEarlier)
  const shouldLoadEarlier = targetId !== undefined && !isLoaded && hasEarlier && !loadingEarlier
  useEffect(() => {
    if (shouldLoadEarlier) requestEarlier()
  }, [shouldLoadEarlier])

  const reachableId = messages.findLast(({ state, deleted_at }) => !state && !deleted_at)?.id

  const lastMessage = messages.at(-1)
  const ownLastId = lastMessage?.user_id === me ? lastMessage.id : undefined
  const showEnd = useEffectEvent(scrollToEnd)
  useEffect(() => {
    if (ownLastId !== undefined) showEnd()
  }, [ownLastId])

  return (
    <div className={styles.frame}>
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label={t('thread.messages', { name: getName(conversation) })}
        // Lets the keyboard scroll a list that contains no focusable element.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {/* A reversed column with a single child: the browser measures the scroll position from the end, and keeps it when older messages arrive. */}
        <div className={styles.messages}>
          <div ref={topEdge} className={styles.edge} />
          <Beginning
            more={start > 0 || hasEarlier}
            busy={loadingEarlier}
            empty={messages.length === 0}
            onEarlier={start > 0 ? showEarlier : onEarlier}
          />
          {blocks.map((block) =>
            block.kind === 'run' ? (
              <MessageRun
                key={block.key}
                messages={block.messages}
                isOwn={block.messages[0]?.user_id === me}
                people={people}
                query={query}
                current={block.messages.some(({ id }) => id === targetId) ? targetId : undefined}
                reachableMessage={block.messages.some(({ id }) => id === reachableId) ? reachableId : undefined}
                me={me}
                onQuote={(id) => setSearchTarget({ at: targetMessageId, id })}
                {...actions}
              />
            ) : block.kind === 'day' ? (
              <Day key={block.key} day={block.day} today={today} />
            ) : (
              <p key={block.key} className={`${styles.line} ${styles.unread}`} data-unread>
                {t('thread.unread')}
              </p>
            ),
          )}
          <div ref={bottomEdge} className={styles.edge} />
        </div>
      </section>
      {isAtEnd === false && (
        <button type="button" className={styles.latest} onClick={scrollToEnd}>
          <Icon glyph={glyphs.arrowDown} size={16} />
          {newMessageCount > 0 ? t('thread.arrived', { count: newMessageCount }) : t('thread.latest')}
        </button>
      )}
    </div>
  )
}

/** In a reversed column, scroll position 0 is the end of the list. */
const resetScroll = (scroller: HTMLElement | null, behavior: ScrollBehavior) => scroller?.scrollTo({ top: 0, behavior })

interface BeginningProps {
  more: boolean
  busy: boolean
  empty: boolean
  onEarlier: () => void
}

/** The part above the oldest message: a button that loads older messages, or a note that there are no older messages. */
function Beginning({ more, busy, empty, onEarlier }: BeginningProps) {
  const { t } = useTranslation('chat')
  if (more)
    return (
      <div className={styles.beginning}>
        <Button variant="quiet" size="sm" busy={busy} busyLabel={t('thread.earlierBusy')} onClick={onEarlier}>
          {t('thread.earlier')}
        </Button>
      </div>
    )
  if (empty)
    return (
      <EmptyState title={t('thread.emptyTitle')} level={3}>
        {t('thread.emptyText')}
      </EmptyState>
    )
  return <p className={styles.beginning}>{t('thread.beginning')}</p>
}

function Day({ day, today }: { day: string; today: string }) {
  const { t } = useTranslation('chat')
  const { date } = useFormat()
  const daysAgo = daysBetween(day, today)
  const dayText = date(day, day.slice(0, 4) === today.slice(0, 4) ? 'dayMonth' : 'date')
  return (
    <h3 className={styles.line}>
      <time dateTime={day}>{daysAgo === 0 ? t('thread.today') : daysAgo === 1 ? t('thread.yesterday') : dayText}</time>
    </h3>
  )
}
