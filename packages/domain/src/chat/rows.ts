import type { StoredFile } from '../shared/files/rows.ts'
import type { Person } from '../shared/people/rows.ts'
import type { BookLanguage } from '../shared/books/reference-lists.ts'

export type OnlineStatus = 'active' | 'offline'

/** A member of a conversation. */
export interface ChatMember extends Person {
  status: OnlineStatus
  last_seen_at: string | null
}

/** A conversation in the list of one of its members. */
export interface Conversation {
  id: number
  type: 'private' | 'group'
  /** The other person of a private conversation; '' for a group. */
  fullName: string
  /** A group's name; the title of its book or application, or the number and the recipient of its offer. */
  chat_name: string | null
  avatar: string | null
  /** For a group: the cover of its book, otherwise its own picture. */
  chat_avatar: string | null
  status: OnlineStatus
  last_seen_at: string | null
  lastMessage: string | null
  lastMessageTime: string | null
  lastMessageUser: Pick<Person, 'id' | 'name'> | null
  unreadMessages: number
  /** Equal to `unreadMessages`: the specification's other name for it. */
  unredmessage: number
  created_by: number | null
  /** The book of a group; `id` is its tech card's. */
  book: { id: number; language: BookLanguage; authors: string; src_cover: string | null } | null
  /** The offer or the application of a group. */
  about: { kind: 'offer' | 'application'; id: number } | null
}

/** The message that another one replies to. */
export interface QuotedMessage {
  id: number
  user_id: number
  name: string
  /** Its first words, or the name of its file; '' if it was deleted. */
  content: string
  deleted_at: string | null
}

/** A file of a message. `src` is the address of a thumbnail. */
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
  /** A deleted message keeps its place, without text and files. */
  deleted_at: string | null
  content: string
  reply_to: QuotedMessage | null
  files: ChatFile[]
  /** Whether it was added to the remarks of the conversation's tech card. */
  in_remarks: boolean
  /** Whether someone else has read it. */
  read: boolean
  /** The id that its sender assigned; null for messages of others. */
  client_id: string | null
}
