import { useFormat, useTranslation } from '@press/i18n'
import { memo } from 'react'
import { glyphs, Icon, type Glyph } from '../../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { MessageFiles, type FileActions } from './MessageFiles.tsx'
import { MessageMenu, type MessageIntents } from './MessageMenu.tsx'
import { MessageQuote } from './MessageQuote.tsx'
import { MessageText } from './MessageText.tsx'
import * as styles from './MessageRun.css.ts'
import type { Message } from './types.ts'

export interface MessageActions extends FileActions, MessageIntents {
  /** Sends a failed message again. */
  onResend: (message: Message) => void
  /** Discards a failed message. */
  onDiscard: (message: Message) => void
}

export interface QuoteActions {
  me: number
  /** Scrolls to the quoted message. */
  onQuote: (id: number) => void
}

interface MessageRunProps extends MessageActions, QuoteActions {
  /** Consecutive messages of one author. */
  messages: readonly Message[]
  isOwn: boolean
  people: { names: readonly string[]; ownName: string }
  query: string
  /** The current match of the search. */
  current: Message['id'] | undefined
  /** The message whose menu Tab reaches. Arrow keys move to the other menus. */
  reachableMessage: Message['id'] | undefined
}

/** Consecutive messages of one person: the picture and name once, and a bubble for each message. */
export const MessageRun = memo(function MessageRun({ messages, isOwn, ...rest }: MessageRunProps) {
  const { t } = useTranslation('chat')
  const [firstMessage] = messages
  if (!firstMessage) return null
  const { name, avatar } = firstMessage.user
  return (
    <div className={classes(styles.run, isOwn && styles.runOwn)}>
      {!isOwn && <Avatar name={name} src={avatar ?? undefined} size={30} decorative />}
      <ul
        className={classes(styles.messages, isOwn && styles.messagesOwn)}
        aria-label={isOwn ? t('message.you') : name}
      >
        {messages.map((message, index) => (
          <Bubble key={message.id} message={message} isOwn={isOwn} first={index === 0} {...rest} />
        ))}
      </ul>
    </div>
  )
})

interface BubbleProps extends Omit<MessageRunProps, 'messages'> {
  message: Message
  first: boolean
}

function Bubble({
  message,
  isOwn,
  first,
  people,
  query,
  current,
  reachableMessage,
  me,
  onQuote,
  onResend,
  onDiscard,
  onOpenFile,
  onDownloadFile,
  ...intents
}: BubbleProps) {
  const { t } = useTranslation('chat')
  const { date } = useFormat()
  const { content, files = [], created_at, edited_at, deleted_at, in_remarks, reply_to, user, state } = message
  const hasFailed = state === 'failed'
  return (
    <li className={styles.item} data-message={message.id}>
      <div
        className={classes(
          styles.bubble,
          isOwn && styles.bubbleOwn,
          first && (isOwn ? styles.firstOwn : styles.first),
          hasFailed && styles.bubbleFailed,
          message.id === current && styles.bubbleCurrent,
        )}
      >
        {first && !isOwn && (
          // The name is hidden from screen readers, because the list's accessible name already contains it.
          <p className={styles.author} aria-hidden>
            {user.name}
          </p>
        )}
        {reply_to && <MessageQuote quoted={reply_to} me={me} onQuote={onQuote} />}
        {files.length > 0 && <MessageFiles files={files} onOpenFile={onOpenFile} onDownloadFile={onDownloadFile} />}
        {content && <MessageText content={content} people={people} query={query} />}
        {deleted_at && <span className={styles.gone}>{t('message.deleted')}</span>}
        <span className={styles.meta}>
          {in_remarks && (
            <span className={styles.remark}>
              <Icon glyph={glyphs.notePencil} size={14} />
              {t('message.inRemarks')}
            </span>
          )}
          {edited_at && !deleted_at && <span title={date(edited_at, 'dateTime')}>{t('message.edited')}</span>}
          <time dateTime={created_at} title={date(created_at, 'dateTime')}>
            {date(created_at, 'time')}
          </time>
          {isOwn && !deleted_at && <Delivery message={message} />}
          {!state && !deleted_at && (
            <MessageMenu message={message} isOwn={isOwn} isReachable={message.id === reachableMessage} {...intents} />
          )}
        </span>
      </div>
      {hasFailed && (
        <div className={styles.failed}>
          <span className={styles.failedWords}>{t('message.failed')}</span>
          <button type="button" className={styles.resend} onClick={() => onResend(message)}>
            {t('message.retry')}
          </button>
          <button type="button" className={styles.discard} onClick={() => onDiscard(message)}>
            {t('message.discard')}
          </button>
        </div>
      )}
    </li>
  )
}

const deliveryGlyphs: Record<'sending' | 'failed' | 'sent' | 'read', Glyph> = {
  sending: glyphs.clock,
  failed: glyphs.warningCircle,
  sent: glyphs.check,
  read: glyphs.checks,
}

/** The delivery state of the user's own message. */
function Delivery({ message: { state, read } }: { message: Message }) {
  const { t } = useTranslation('chat')
  const delivery = state ?? (read ? 'read' : 'sent')
  return (
    <span
      className={classes(styles.delivery, delivery === 'failed' && styles.deliveryFailed)}
      title={t(`message.${delivery}`)}
    >
      <Icon glyph={deliveryGlyphs[delivery]} size={14} weight={delivery === 'failed' ? 'fill' : 'regular'} />
      {/* A failed message shows its state as text below, so its icon needs no hidden label. */}
      {delivery !== 'failed' && <VisuallyHidden>{t(`message.${delivery}`)}</VisuallyHidden>}
    </span>
  )
}
