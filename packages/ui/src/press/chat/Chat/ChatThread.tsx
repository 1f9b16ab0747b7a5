import { buildSearchPattern, normalizeSearchText, type QuotedMessage } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useMemo, useRef, useState } from 'react'
import { useToday } from '../../../foundations/Clock/index.ts'
import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { useFileDrop } from '../../../primitives/FileUpload/useFileDrop.ts'
import type { ComposerTarget } from './ComposerAbout.tsx'
import { Composer, type ComposerProps, type MessageDraft } from './Composer.tsx'
import { MessageList, type MessageListProps } from './MessageList.tsx'
import { ThreadHeader } from './ThreadHeader.tsx'
import { ThreadLoading } from './ThreadLoading.tsx'
import { ThreadSearch } from './ThreadSearch.tsx'
import { getName, type ChatMember, type Conversation, type Message } from './types.ts'
import { useAttachments, type AttachmentsInput } from './useAttachments.ts'
import * as styles from './ChatThread.css.ts'

export interface ChatThreadProps
  extends
    Pick<
      MessageListProps,
      'onRead' | 'onResend' | 'onDiscard' | 'onDelete' | 'onTask' | 'onRemark' | 'onOpenFile' | 'onDownloadFile'
    >,
    Pick<ComposerProps, 'onSend' | 'draft' | 'onDraftChange' | 'maxLength' | 'offline'>,
    AttachmentsInput {
  /** Use the conversation's id as React `key`: the draft and the scroll position belong to one conversation. */
  conversation: Conversation
  /** The messages, oldest first. Omit while the messages load. */
  messages?: readonly Message[] | undefined
  /** All members, including the current user. */
  members?: readonly ChatMember[]
  /** Ids of the members who are typing now. */
  typingIds?: readonly number[]
  /** Called at every keystroke in a new message. */
  onTyping?: (() => void) | undefined
  /** Id of the current user. */
  me: number
  /** Changes the text of the user's own message. If omitted, messages cannot be changed. */
  onEdit?: ((change: { message: Message; content: string }) => void) | undefined
  /** Whether the server has messages older than the loaded ones. @default false */
  hasEarlier?: boolean
  /** @default false */
  loadingEarlier?: boolean
  /** The message to scroll to, for example a search result. Older messages are loaded until this message is found. */
  targetMessageId?: number | undefined
  /** Loads older messages. Called when the user scrolls to the top. */
  onEarlier?: () => void
  /** Loads the messages again. Set it only if loading the messages failed. */
  onRetry?: (() => void) | undefined
  /** Goes back to the list of conversations on a phone. */
  onBack?: (() => void) | undefined
  /** Whether a panel with information about the conversation is open next to it. */
  infoOpen?: boolean | undefined
  onInfoOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** One conversation: its messages grouped by day and author, and the field for a new message. */
export function ChatThread({
  conversation,
  messages,
  members = [],
  typingIds = [],
  onTyping,
  me,
  hasEarlier = false,
  loadingEarlier = false,
  targetMessageId,
  onEarlier = () => undefined,
  onRead,
  onResend,
  onDiscard,
  onEdit,
  onDelete,
  onTask,
  onRemark,
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
}: ChatThreadProps) {
  const { t } = useTranslation('chat')
  const today = useToday()
  const section = useRef<HTMLElement>(null)
  const attachments = useAttachments({
    onUpload,
    ...(accept && { accept }),
    ...(maxSize !== undefined && { maxSize }),
  })
  const { isOver, target } = useFileDrop(attachments.addFiles, false)
  const search = useThreadSearch(messages)
  const { target: composerTarget, setAbout: setComposerTarget, editLastMessage } = useComposerTarget(messages, me)
  const saveDraft = (content: string) => {
    onDraftChange?.(content)
    if (content) onTyping?.()
  }
  const sendMessage = ({ content, files }: MessageDraft) => {
    if (composerTarget?.kind === 'change') onEdit?.({ message: composerTarget.message, content })
    else onSend({ content, files, ...(composerTarget && { reply_to: createQuote(composerTarget.message) }) })
    setComposerTarget(undefined)
  }
  const closeSearch = () => {
    search.close()
    section.current?.querySelector<HTMLElement>('[data-search]')?.focus()
  }

  return (
    <section ref={section} className={styles.thread} aria-label={getName(conversation)} {...target}>
      <ThreadHeader
        conversation={conversation}
        members={members}
        typingIds={typingIds}
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
          total={search.matches.length}
          position={search.currentIndex + 1}
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
          targetMessageId={targetMessageId}
          onEarlier={onEarlier}
          onRead={onRead}
          query={search.query.trim()}
          current={search.current}
          onResend={onResend}
          onDiscard={onDiscard}
          onReply={(message) => setComposerTarget({ kind: 'reply', message })}
          onEdit={onEdit && ((message) => setComposerTarget({ kind: 'change', message }))}
          onDelete={onDelete}
          onTask={onTask}
          onRemark={onRemark}
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
        // A separate `key` while a message is edited keeps the draft of a new message unchanged.
        key={composerTarget?.kind === 'change' ? `change-${composerTarget.message.id}` : 'new'}
        attachments={attachments}
        onSend={sendMessage}
        target={composerTarget}
        onAboutEnd={() => setComposerTarget(undefined)}
        onChangeLast={onEdit && editLastMessage}
        {...(composerTarget?.kind === 'change'
          ? { draft: composerTarget.message.content }
          : { draft, onDraftChange: saveDraft })}
        {...(maxLength !== undefined && { maxLength })}
        {...(offline !== undefined && { offline })}
      />
      {isOver && (
        <div className={styles.drop}>
          <p>{t('composer.drop')}</p>
        </div>
      )}
    </section>
  )
}

const createQuote = ({ id, user_id, user, content, files }: Message): QuotedMessage => ({
  id: Number(id),
  user_id,
  name: user.name,
  content: content || (files?.[0]?.name ?? ''),
  deleted_at: null,
})

/** Returns the message that is being answered or changed, as long as it exists. */
function useComposerTarget(messages: readonly Message[] | undefined, me: number) {
  const [storedTarget, setStoredTarget] = useState<ComposerTarget>()
  const isAvailable =
    storedTarget && messages?.some(({ id, deleted_at }) => id === storedTarget.message.id && !deleted_at)
  return {
    target: isAvailable ? storedTarget : undefined,
    setAbout: setStoredTarget,
    editLastMessage: () => {
      const message = messages?.findLast(({ user_id, state, deleted_at }) => user_id === me && !state && !deleted_at)
      if (message) setStoredTarget({ kind: 'change', message })
    },
  }
}

/** The state of the search in a thread: the query, the matches (newest first) and the current match. */
function useThreadSearch(messages: readonly Message[] | undefined) {
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [matchIndex, setMatchIndex] = useState(0)
  const searchText = query.trim()
  const matches = useMemo(() => {
    const pattern = new RegExp(buildSearchPattern(searchText), 'u')
    return searchText
      ? (messages ?? []).filter(({ content }) => pattern.test(normalizeSearchText(content))).toReversed()
      : []
  }, [messages, searchText])
  const currentIndex = Math.min(matchIndex, Math.max(0, matches.length - 1))
  const changeQuery = (newQuery: string) => {
    setQuery(newQuery)
    setMatchIndex(0)
  }
  return {
    open: isOpen,
    query,
    matches,
    currentIndex,
    current: matches[currentIndex]?.id,
    find: changeQuery,
    step: (step: 1 | -1) => setMatchIndex((currentIndex + step + matches.length) % matches.length),
    begin: () => setIsOpen(true),
    close: () => {
      setIsOpen(false)
      changeQuery('')
    },
  }
}
