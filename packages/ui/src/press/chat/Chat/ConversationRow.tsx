import { daysBetween, getGivenName } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { KeyboardEvent } from 'react'
import { BookTitle, Text } from '../../../foundations/Text/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { classes } from '../../../foundations/classes.ts'
import { toPressDay } from '../../../private/days.ts'
import { Count } from '../../../primitives/Badge/index.ts'
import { ChatAvatar } from './ChatAvatar.tsx'
import * as styles from './ConversationList.css.ts'
import { isOnline, getName, type Conversation } from './types.ts'

interface ConversationRowProps {
  conversation: Conversation
  /** The unsent text. */
  draft: string | undefined
  me: number
  today: string
  selected: boolean
  /** Whether this is the row that Tab reaches. */
  isReachable: boolean
  onSelect: () => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

/** One conversation: its name, last message, time and number of unread messages. */
export function ConversationRow({
  conversation,
  draft,
  me,
  today,
  selected,
  isReachable,
  onSelect,
  onFocus,
  onKeyDown,
}: ConversationRowProps) {
  const { t } = useTranslation(['chat', 'ui'])
  const { type, unreadMessages, lastMessageTime, book } = conversation
  const name = getName(conversation)
  const time = useListTime(lastMessageTime, today)
  const hasUnread = unreadMessages > 0
  return (
    <button
      type="button"
      className={classes(styles.row, selected && styles.chosen)}
      aria-current={selected ? 'true' : undefined}
      tabIndex={isReachable ? 0 : -1}
      data-conversation={conversation.id}
      onClick={onSelect}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <ChatAvatar conversation={conversation} />
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name}>
            {book ? (
              <BookTitle lang={getBookLang(book.language)} lines={1}>
                {name}
              </BookTitle>
            ) : (
              name
            )}
          </span>
          {type === 'private' && isOnline(conversation) && (
            <VisuallyHidden>{`, ${t('ui:avatar.online')}`}</VisuallyHidden>
          )}
          {lastMessageTime && (
            <time dateTime={lastMessageTime} className={classes(styles.time, hasUnread && styles.timeFresh)}>
              {time}
            </time>
          )}
        </span>
        <span className={styles.line}>
          <span className={classes(styles.last, hasUnread && styles.lastFresh)}>
            {draft ? (
              <Text variant="small" tone="accent">
                {t('list.draft', { text: draft })}
              </Text>
            ) : (
              <LastMessage conversation={conversation} me={me} />
            )}
          </span>
          <Count value={unreadMessages} tone="attention" label={t('list.unread', { count: unreadMessages })} />
        </span>
      </span>
    </button>
  )
}

function LastMessage({ conversation, me }: { conversation: Conversation; me: number }) {
  const { t } = useTranslation('chat')
  const { type, lastMessage: text, lastMessageTime, lastMessageUser } = conversation
  if (!text) return t(lastMessageTime ? 'message.deleted' : 'list.silent')
  if (lastMessageUser?.id === me) return t('list.you', { text })
  return type === 'group' && lastMessageUser ? t('list.by', { name: getGivenName(lastMessageUser.name), text }) : text
}

/** Formats a date for the list: the time for today (spec §9), then «вчера», then the day. */
function useListTime(dateTime: string | null, today: string): string {
  const { t } = useTranslation('chat')
  const { date } = useFormat()
  if (!dateTime) return ''
  const daysAgo = daysBetween(toPressDay(dateTime), today)
  return daysAgo <= 0 ? date(dateTime, 'time') : daysAgo === 1 ? t('list.yesterday') : date(dateTime)
}
