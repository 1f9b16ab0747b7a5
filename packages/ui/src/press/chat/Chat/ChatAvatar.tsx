import { useState } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import * as styles from './ConversationList.css.ts'
import { isOnline, getName, type Conversation } from './types.ts'

/** The picture of a conversation: a person with their presence, a book, or a group. */
export function ChatAvatar({ conversation }: { conversation: Conversation }) {
  const { type, avatar, chat_avatar, book } = conversation
  const [brokenSrc, setBrokenSrc] = useState<string>()
  if (type === 'private')
    return (
      <Avatar
        name={getName(conversation)}
        src={avatar ?? undefined}
        size={40}
        // Only people who are online get a dot; the list shows no presence for other people.
        presence={isOnline(conversation) ? 'online' : undefined}
        decorative
      />
    )
  return (
    <span className={styles.tile} aria-hidden>
      {chat_avatar && chat_avatar !== brokenSrc ? (
        <img
          className={styles.picture}
          src={chat_avatar}
          alt=""
          loading="lazy"
          onError={() => setBrokenSrc(chat_avatar)}
        />
      ) : (
        <Icon glyph={book ? glyphs.bookOpen : glyphs.usersThree} size={18} weight="fill" />
      )}
    </span>
  )
}
