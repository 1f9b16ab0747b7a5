import { useTranslation } from '@press/i18n'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { makeKeyboardScrollable } from '../../../private/keyboard-scrollable-ref.ts'
import { Drawer } from '../../../primitives/Drawer/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { ChatThread, type ChatThreadProps } from './ChatThread.tsx'
import { ThreadLoading } from './ThreadLoading.tsx'
import { ConversationList, type ConversationListProps } from './ConversationList.tsx'
import * as styles from './Chat.css.ts'

/** The data of the open conversation. The chat itself provides the thread's other props. */
export type OpenThread = Omit<
  ChatThreadProps,
  'conversation' | 'me' | 'draft' | 'onDraftChange' | 'offline' | 'onBack' | 'infoOpen' | 'onInfoOpenChange'
>

export interface ChatProps extends Omit<ConversationListProps, 'onValueChange' | 'onRetry'> {
  onValueChange: (id: number | null) => void
  /** Called to retry. Set it if loading the conversations failed. */
  onRetryList?: (() => void) | undefined
  /** The thread of the conversation with the id `value`. */
  thread: OpenThread
  /** Saves the unsent text of a conversation. */
  onDraftChange?: (draft: { id: number; content: string }) => void
  /** Information about the open conversation, for example a `ChatBookInfo`: a third pane on wide screens, otherwise a drawer. */
  info?: ReactNode
  /** Whether sending is currently impossible. @default false */
  offline?: boolean
}

/** The list of conversations, the open conversation, and information about it. A phone shows only one of these at a time. */
export function Chat({
  conversations,
  value,
  onValueChange,
  me,
  drafts = {},
  onDraftChange,
  onNew,
  onSearch,
  onFound,
  onRetryList,
  thread,
  info,
  offline,
}: ChatProps) {
  const { t } = useTranslation('chat')
  const isDesktop = useMedia('desktop')
  const root = useRef<HTMLDivElement>(null)
  const [isPaneOpen, setIsPaneOpen] = useState(true)
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const openConversation = conversations?.find(({ id }) => id === value)

  // Whether the focus must follow: into the opened conversation, or back to the conversation's row in the list.
  const shouldMoveFocus = useRef(false)
  const shownIdRef = useRef(value)
  const openChat = (id: number | null) => {
    shouldMoveFocus.current = true
    onValueChange(id)
  }
  const moveFocus = useEffectEvent((newId: number | null) => {
    const previousId = shownIdRef.current
    shownIdRef.current = newId
    if (!shouldMoveFocus.current) return
    shouldMoveFocus.current = false
    const findElement = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
    const backArea = findElement('[data-back]')
    if (newId === null) findElement(`[data-conversation="${previousId}"]`)?.focus()
    else if (backArea?.checkVisibility()) backArea.querySelector('button')?.focus()
    else findElement('textarea')?.focus()
  })
  useEffect(() => moveFocus(value), [value])

  // An id that is not in the list opens nothing. While the list loads, it may still appear.
  const isInThread = openConversation !== undefined || (value !== null && !conversations && !onRetryList)
  const showsPane = isDesktop && info !== undefined && openConversation !== undefined
  return (
    <div ref={root} className={classes(styles.chat, showsPane && isPaneOpen && styles.withInfo)}>
      <div className={classes(styles.list, isInThread && styles.awayOnPhone)}>
        <ConversationList
          conversations={conversations}
          value={value}
          onValueChange={openChat}
          me={me}
          drafts={drafts}
          onRetry={onRetryList}
          onSearch={onSearch}
          onFound={(message) => {
            shouldMoveFocus.current = message.conversation_id !== value
            onFound?.(message)
          }}
          onNew={onNew}
        />
      </div>
      <div className={classes(styles.thread, !isInThread && styles.awayOnPhone)}>
        {openConversation ? (
          <ChatThread
            key={openConversation.id}
            {...thread}
            conversation={openConversation}
            me={me}
            draft={drafts[openConversation.id]}
            onDraftChange={(content) => onDraftChange?.({ id: openConversation.id, content })}
            {...(offline !== undefined && { offline })}
            onBack={() => openChat(null)}
            infoOpen={info === undefined ? undefined : isDesktop ? isPaneOpen : isDrawerOpen}
            onInfoOpenChange={info === undefined ? undefined : isDesktop ? setIsPaneOpen : setIsDrawerOpen}
          />
        ) : isInThread ? (
          <ThreadLoading />
        ) : (
          <div className={styles.none}>
            <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
          </div>
        )}
      </div>
      {showsPane && isPaneOpen && (
        <aside ref={makeKeyboardScrollable} className={styles.info} aria-label={t('info.label')}>
          {info}
        </aside>
      )}
      <Drawer
        open={!isDesktop && isDrawerOpen && openConversation !== undefined}
        onOpenChange={setIsDrawerOpen}
        title={t('info.label')}
      >
        {info}
      </Drawer>
    </div>
  )
}
