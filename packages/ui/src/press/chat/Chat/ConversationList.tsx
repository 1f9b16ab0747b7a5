import { createMatcher, normalizeSearchText } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useRef, useState, type KeyboardEvent } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Heading } from '../../../foundations/Text/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { EmptyState, ErrorState, NoResults } from '../../../primitives/EmptyState/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { ChatSearch } from './ChatSearch.tsx'
import { ConversationRow } from './ConversationRow.tsx'
import { FoundMessages } from './FoundMessages.tsx'
import { getName, type Conversation, type FoundMessage } from './types.ts'
import { useFoundMessages, type SearchMessages } from './useFoundMessages.ts'
import * as styles from './ConversationList.css.ts'

export interface ConversationListProps {
  /** The conversations in the server's order: most recent message first. Omit while the conversations load. */
  conversations?: readonly Conversation[] | undefined
  /** Id of the open conversation. */
  value: number | null
  onValueChange: (id: number) => void
  /** Id of the current user. If the last message of a conversation is their own, its preview starts with «Вы». */
  me: number
  /** Unsent text by conversation id. */
  drafts?: Readonly<Record<number, string>>
  /** Starts a conversation. If omitted, the button is not shown. */
  onNew?: () => void
  /** Searches the messages of all conversations, in addition to the conversation names. */
  onSearch?: SearchMessages | undefined
  /** Called when the user chooses a found message. */
  onFound?: ((message: FoundMessage) => void) | undefined
  /** Loads the conversations again. Set it only if loading the conversations failed. */
  onRetry?: (() => void) | undefined
}

const nextIndexByKey: Record<string, (index: number, lastIndex: number) => number> = {
  ArrowDown: (index, lastIndex) => Math.min(index + 1, lastIndex),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, lastIndex) => lastIndex,
}

/** All conversations of a user, filtered while the user types. The list is one tab stop; arrow keys move between rows. */
export function ConversationList({
  conversations,
  value,
  onValueChange,
  me,
  drafts = {},
  onNew,
  onSearch,
  onFound,
  onRetry,
}: ConversationListProps) {
  const { t } = useTranslation('chat')
  const today = useToday()
  const announce = useAnnounce()
  const list = useRef<HTMLUListElement>(null)
  const [query, setQuery] = useState('')
  const [focusedId, setFocusedId] = useState<number>()
  const filterConversations = (text: string) => {
    const matches = createMatcher(text)
    return (
      conversations?.filter((conversation) =>
        matches(normalizeSearchText(`${getName(conversation)} ${conversation.lastMessage ?? ''}`)),
      ) ?? []
    )
  }
  const visibleConversations = filterConversations(query)
  const foundMessages = useFoundMessages(query, onSearch)
  // The row that Tab reaches: the last focused row, else the open conversation, else the first row that matches the search.
  const reachableId = (
    visibleConversations.find(({ id }) => id === focusedId) ??
    visibleConversations.find(({ id }) => id === value) ??
    visibleConversations[0]
  )?.id

  const focusRow = (index: number) => list.current?.querySelectorAll('button')[index]?.focus()
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const nextIndex = nextIndexByKey[event.key]?.(index, visibleConversations.length - 1)
    if (nextIndex === undefined) return
    event.preventDefault()
    focusRow(nextIndex)
  }
  const changeQuery = (newQuery: string) => {
    setQuery(newQuery)
    if (newQuery.trim()) announce(t('list.found', { count: filterConversations(newQuery).length }))
  }

  return (
    <div className={styles.pane}>
      <header className={styles.header}>
        <Heading level={1}>{t('title')}</Heading>
        {onNew && <IconButton glyph={glyphs.notePencil} label={t('list.new')} onClick={onNew} />}
      </header>
      <div className={styles.search}>
        <ChatSearch
          label={t('list.search')}
          value={query}
          onValueChange={changeQuery}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            focusRow(0)
          }}
        />
      </div>
      <nav className={styles.scroll} aria-label={t('list.label')}>
        {onRetry && !conversations ? (
          <ErrorState title={t('list.failed')} onRetry={onRetry} />
        ) : !conversations ? (
          <Loading />
        ) : conversations.length === 0 ? (
          <EmptyState
            title={t('list.emptyTitle')}
            action={
              onNew && (
                <Button variant="secondary" size="sm" leading={glyphs.notePencil} onClick={onNew}>
                  {t('list.new')}
                </Button>
              )
            }
          >
            {t('list.emptyText')}
          </EmptyState>
        ) : visibleConversations.length === 0 && foundMessages?.length === 0 ? (
          <NoResults query={query} onReset={() => setQuery('')} resetLabel={t('list.clear')} />
        ) : (
          <ul ref={list} className={styles.list}>
            {visibleConversations.map((conversation, index) => (
              <li key={conversation.id}>
                <ConversationRow
                  conversation={conversation}
                  draft={conversation.id === value ? undefined : drafts[conversation.id]}
                  me={me}
                  today={today}
                  selected={conversation.id === value}
                  isReachable={conversation.id === reachableId}
                  onSelect={() => onValueChange(conversation.id)}
                  onFocus={() => setFocusedId(conversation.id)}
                  onKeyDown={(event) => onKeyDown(event, index)}
                />
              </li>
            ))}
          </ul>
        )}
        {foundMessages && (
          <FoundMessages query={query.trim()} messages={foundMessages} onOpen={(message) => onFound?.(message)} />
        )}
      </nav>
    </div>
  )
}

function Loading() {
  const { t } = useTranslation('chat')
  return (
    <SkeletonGroup label={t('list.loading')}>
      {[0, 1, 2, 3, 4].map((index) => (
        <div key={index} className={styles.row}>
          <Skeleton shape="circle" />
          <div className={styles.words}>
            <Skeleton width="long" />
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
