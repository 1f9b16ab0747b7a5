import { patternOf, plain } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useMemo, useRef, useState } from 'react'
import { useToday } from '../../../private/useToday.ts'
import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { useFileDrop } from '../../../primitives/FileUpload/useFileDrop.ts'
import { Composer, type ComposerProps } from './Composer.tsx'
import { MessageList, type MessageListProps } from './MessageList.tsx'
import { ThreadHeader } from './ThreadHeader.tsx'
import { ThreadLoading } from './ThreadLoading.tsx'
import { ThreadSearch } from './ThreadSearch.tsx'
import { nameOf, type ChatMember, type Conversation, type Message } from './types.ts'
import { useAttachments, type AttachmentsInput } from './useAttachments.ts'
import * as styles from './ChatThread.css.ts'

export interface ChatThreadProps
  extends
    Pick<MessageListProps, 'onRead' | 'onResend' | 'onDiscard' | 'onOpenFile' | 'onDownloadFile'>,
    Pick<ComposerProps, 'onSend' | 'draft' | 'onDraftChange' | 'maxLength' | 'offline'>,
    AttachmentsInput {
  /** Give the thread its number as a `key`: what is written and where it stands belong to one conversation. */
  conversation: Conversation
  /** Oldest first. Leave it out while they are loading. */
  messages?: readonly Message[] | undefined
  /** Everyone in it, the reader too. */
  members?: readonly ChatMember[]
  /** Number of the reader. */
  me: number
  /** There are older messages than the first of these. @default false */
  hasEarlier?: boolean
  /** @default false */
  loadingEarlier?: boolean
  /** Asks for older messages: the person has come to the top. */
  onEarlier?: () => void
  /** The messages did not come; called to ask again. */
  onRetry?: (() => void) | undefined
  /** Leads back to the list, on a phone. */
  onBack?: (() => void) | undefined
  /** Whether a panel beside it tells about the conversation. */
  infoOpen?: boolean | undefined
  onInfoOpenChange?: ((open: boolean) => void) | undefined
  /** @default now */
  today?: string
}

/** One conversation: what was said, by days and people, and the place to answer. */
export function ChatThread({
  conversation,
  messages,
  members = [],
  me,
  hasEarlier = false,
  loadingEarlier = false,
  onEarlier = () => undefined,
  onRead,
  onResend,
  onDiscard,
  onOpenFile,
  onDownloadFile,
  onRetry,
  onBack,
  infoOpen,
  onInfoOpenChange,
  onSend,
  draft,
  onDraftChange,
  maxLength,
  offline,
  onUpload,
  accept,
  maxSize,
  today: given,
}: ChatThreadProps) {
  const { t } = useTranslation('chat')
  const today = useToday(given)
  const section = useRef<HTMLElement>(null)
  const attachments = useAttachments({
    onUpload,
    ...(accept && { accept }),
    ...(maxSize !== undefined && { maxSize }),
  })
  const { over, target } = useFileDrop(attachments.take, false)
  const search = useThreadSearch(messages)
  const closeSearch = () => {
    search.close()
    section.current?.querySelector<HTMLElement>('[data-search]')?.focus()
  }

  return (
    <section ref={section} className={styles.thread} aria-label={nameOf(conversation)} {...target}>
      <ThreadHeader
        conversation={conversation}
        members={members}
        me={me}
        onBack={onBack}
        searching={search.open}
        onSearch={() => (search.open ? closeSearch() : search.begin())}
        infoOpen={infoOpen}
        onInfoOpenChange={onInfoOpenChange}
      />
      {search.open && (
        <ThreadSearch
          query={search.query}
          onQuery={search.find}
          total={search.found.length}
          at={search.at + 1}
          onStep={search.step}
          onClose={closeSearch}
          onFurther={hasEarlier ? onEarlier : undefined}
        />
      )}
      {messages ? (
        <MessageList
          conversation={conversation}
          messages={messages}
          members={members}
          me={me}
          today={today}
          hasEarlier={hasEarlier}
          loadingEarlier={loadingEarlier}
          onEarlier={onEarlier}
          onRead={onRead}
          query={search.query.trim()}
          current={search.current}
          onResend={onResend}
          onDiscard={onDiscard}
          onOpenFile={onOpenFile}
          onDownloadFile={onDownloadFile}
        />
      ) : onRetry ? (
        <div className={styles.centre}>
          <ErrorState title={t('thread.failed')} onRetry={onRetry} />
        </div>
      ) : (
        <ThreadLoading />
      )}
      <Composer
        attachments={attachments}
        onSend={onSend}
        draft={draft}
        onDraftChange={onDraftChange}
        {...(maxLength !== undefined && { maxLength })}
        {...(offline !== undefined && { offline })}
      />
      {over && (
        <div className={styles.drop}>
          <p>{t('composer.drop')}</p>
        </div>
      )}
    </section>
  )
}

/** The search within a thread: what is looked for, what was found (newest first) and which of it is in front. */
function useThreadSearch(messages: readonly Message[] | undefined) {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [place, setPlace] = useState(0)
  const words = query.trim()
  const found = useMemo(() => {
    const pattern = new RegExp(patternOf(words), 'u')
    return words ? (messages ?? []).filter(({ content }) => pattern.test(plain(content))).toReversed() : []
  }, [messages, words])
  const at = Math.min(place, Math.max(0, found.length - 1))
  const find = (next: string) => {
    setQuery(next)
    setPlace(0)
  }
  return {
    open,
    query,
    found,
    at,
    current: found[at]?.id,
    find,
    step: (step: 1 | -1) => setPlace((at + step + found.length) % found.length),
    begin: () => setOpen(true),
    close: () => {
      setOpen(false)
      find('')
    },
  }
}
