import { useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { BookTitle, Heading } from '../../../foundations/Text/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { AvatarStack } from '../../../primitives/Avatar/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import { ChatAvatar } from './ChatAvatar.tsx'
import { isOnline, getName, type ChatMember, type Conversation } from './types.ts'
import * as styles from './ChatThread.css.ts'

interface ThreadHeaderProps {
  conversation: Conversation
  members: readonly ChatMember[]
  /** Ids of the members who are typing now. */
  typingIds: readonly number[]
  me: number
  /** Goes back to the list of conversations. The button appears only on a phone. */
  onBack: (() => void) | undefined
  searching: boolean
  onSearch: () => void
  /** Whether the panel next to the thread is open; undefined if there is none. */
  infoOpen: boolean | undefined
  onInfoOpenChange: ((open: boolean) => void) | undefined
}

/** The name of the conversation, its online members, and buttons for search and information. */
export function ThreadHeader({
  conversation,
  members,
  typingIds,
  me,
  onBack,
  searching,
  onSearch,
  infoOpen,
  onInfoOpenChange,
}: ThreadHeaderProps) {
  const { t } = useTranslation('chat')
  const { type, book } = conversation
  const name = getName(conversation)
  const onlineMembers = members.filter(isOnline)
  const otherOnlineMembers = onlineMembers.filter(({ id }) => id !== me)
  const typingNames = members.filter(({ id }) => id !== me && typingIds.includes(id)).map((member) => member.name)
  const memberCountText = t('thread.members', { count: members.length })
  const presence =
    type === 'private'
      ? t(isOnline(conversation) ? 'thread.online' : 'thread.offline')
      : onlineMembers.length > 0
        ? t('thread.presence', { members: memberCountText, online: onlineMembers.length })
        : memberCountText
  return (
    <header className={styles.header}>
      {onBack && (
        <span className={styles.back} data-back>
          <IconButton glyph={glyphs.arrowLeft} label={t('thread.back')} onClick={onBack} />
        </span>
      )}
      {book ? (
        <BookCover title={name} number={book.id} src={book.src_cover} width={28} />
      ) : (
        <span className={styles.avatar}>
          <ChatAvatar conversation={conversation} />
        </span>
      )}
      <div className={styles.heading}>
        {book ? (
          <BookTitle as="h2" size="m" lang={getBookLang(book.language)} lines={1}>
            {name}
          </BookTitle>
        ) : (
          <Heading level={2} truncate>
            {name}
          </Heading>
        )}
        <p className={styles.presence}>
          {typingNames.length === 0 && presence}
          <span role="status">
            {typingNames.length > 0 && t('thread.typing', { count: typingNames.length, names: typingNames.join(', ') })}
          </span>
        </p>
      </div>
      {type === 'group' && otherOnlineMembers.length > 0 && (
        <span className={styles.stack}>
          <AvatarStack
            people={otherOnlineMembers.map((member) => ({
              name: member.name,
              ...(member.avatar && { src: member.avatar }),
            }))}
          />
        </span>
      )}
      <IconButton
        glyph={glyphs.magnifyingGlass}
        label={t('thread.search')}
        aria-pressed={searching}
        data-search
        onClick={onSearch}
      />
      {onInfoOpenChange && (
        <IconButton
          glyph={glyphs.sidebarSimple}
          label={t('thread.info')}
          aria-expanded={infoOpen}
          onClick={() => onInfoOpenChange(!infoOpen)}
        />
      )}
    </header>
  )
}
