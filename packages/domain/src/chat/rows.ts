import type { StoredFile } from '../shared/files/rows.ts'
import type { Person } from '../shared/people/rows.ts'
import type { BookLanguage } from '../shared/books/reference-lists.ts'

export type OnlineStatus = 'active' | 'offline'

/** A member of a conversation. */
export interface ChatMember extends Person {
  status: OnlineStatus
  last_seen_at: string | null
}

/** A conversation, as the list of one of its members shows it. */
export interface Conversation {
  id: number
  type: 'private' | 'group'
  /** The name of the other person in a private conversation; empty for a group. */
  fullName: string
  /**
   * The name of a group. A group about a book or an application has its title, and a group about an offer has the number and the
   * recipient of the offer.
   */
  chat_name: string | null
  avatar: string | null
  /** The picture of a group: the cover of its book, or the group's own picture. */
  chat_avatar: string | null
  status: OnlineStatus
  last_seen_at: string | null
  lastMessage: string | null
  lastMessageTime: string | null
  lastMessageUser: Pick<Person, 'id' | 'name'> | null
  unreadMessages: number
  /** Equal to `unreadMessages`; the specification uses both names. */
  unredmessage: number
  created_by: number | null
  /** The book of a group. `id` is the id of its tech card. */
  book: { id: number; language: BookLanguage; authors: string; src_cover: string | null } | null
  /** The offer or the application of a group. */
  about: { kind: 'offer' | 'application'; id: number } | null
}

/** A message to which another message replies. */
export interface QuotedMessage {
  id: number
  user_id: number
  name: string
  /** The first words of the message, or the name of its file. Empty if the message was deleted. */
  content: string
  deleted_at: string | null
}

/** A file of a message. `src` is the URL of a thumbnail. */
export interface ChatFile extends StoredFile {
  src: string | null
}

/** A message of a conversation. */
export interface Message {
  id: number
  user_id: number
  user: Pick<Person, 'name' | 'avatar'>
  created_at: string
  edited_at: string | null
  /** When the message was deleted; null if it was not. A deleted message keeps its place, without text and files. */
  deleted_at: string | null
  content: string
  reply_to: QuotedMessage | null
  files: ChatFile[]
  /** Whether the message was added to the remarks of the conversation's tech card. */
  in_remarks: boolean
  /** Whether a person other than the sender has read the message. */
  read: boolean
  /** The id that the sender assigned. Null for messages of other people. */
  client_id: string | null
}
