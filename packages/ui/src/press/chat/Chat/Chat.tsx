import { useTranslation } from '@press/i18n'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { keyboardScrollableRef } from '../../../private/keyboard-scrollable-ref.ts'
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
  const wide = useMedia('desktop')
  const root = useRef<HTMLDivElement>(null)
  const [pane, setPane] = useState(true)
  const [drawer, setDrawer] = useState(false)
  const open = conversations?.find(({ id }) => id === value)

  // Whether the focus must follow: into the opened conversation, or back to the conversation's row in the list.
  const moved = useRef(false)
  const shownId = useRef(value)
  const go = (id: number | null) => {
    moved.current = true
    onValueChange(id)
  }
  const follow = useEffectEvent((to: number | null) => {
    const last = shownId.current
    shownId.current = to
    if (!moved.current) return
    moved.current = false
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
    const back = find('[data-back]')
    if (to === null) find(`[data-conversation="${last}"]`)?.focus()
    else if (back?.checkVisibility()) back.querySelector('button')?.focus()
    else find('textarea')?.focus()
  })
  useEffect(() => follow(value), [value])

  // An id that is not in the list opens nothing. While the list loads, it may still appear.
  const inThread = open !== undefined || (value !== null && !conversations && !onRetryList)
  const asPane = wide && info !== undefined && open !== undefined
  return (
    <div ref={root} className={classes(styles.chat, asPane && pane && styles.withInfo)}>
      <div className={classes(styles.list, inThread && styles.awayOnPhone)}>
        <ConversationList
          conversations={conversations}
          value={value}
          onValueChange={go}
          me={me}
          drafts={drafts}
          onRetry={onRetryList}
          onSearch={onSearch}
          onFound={(found) => {
            moved.current = found.conversation_id !== value
            onFound?.(found)
          }}
          {...(onNew && { onNew })}
        />
      </div>
      <div className={classes(styles.thread, !inThread && styles.awayOnPhone)}>
        {open ? (
          <ChatThread
            key={open.id}
            {...thread}
            conversation={open}
            me={me}
            draft={drafts[open.id]}
            onDraftChange={(content) => onDraftChange?.({ id: open.id, content })}
            {...(offline !== undefined && { offline })}
            onBack={() => go(null)}
            infoOpen={info === undefined ? undefined : wide ? pane : drawer}
            onInfoOpenChange={info === undefined ? undefined : wide ? setPane : setDrawer}
          />
        ) : inThread ? (
          <ThreadLoading />
        ) : (
          <div className={styles.none}>
            <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
          </div>
        )}
      </div>
      {asPane && pane && (
        <aside ref={keyboardScrollableRef} className={styles.info} aria-label={t('info.label')}>
          {info}
        </aside>
      )}
      <Drawer open={!wide && drawer && open !== undefined} onOpenChange={setDrawer} title={t('info.label')}>
        {info}
      </Drawer>
    </div>
  )
}
