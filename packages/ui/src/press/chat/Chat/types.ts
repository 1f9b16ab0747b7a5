import type { BookLanguage, StageKey, Person, StoredFile, QuotedMessage } from '@press/domain'

/** A conversation as an entry of the list (spec §3). */
export interface Conversation {
  id: number
  type: 'private' | 'group'
  /** The other person of a private conversation. */
  fullName: string
  /** Name of the group. If the group is about a book, this is the book's title. */
  chat_name: string | null
  avatar: string | null
  chat_avatar: string | null
  /** `active` means online, anything else offline. */
  status: string
  lastMessage: string | null
  /** Time of the last message (ISO). */
  lastMessageTime: string | null
  /** The author of the last message. If omitted, the text is shown without an author. */
  lastMessageUser?: Pick<Person, 'id' | 'name'> | null
  unreadMessages: number
  created_by: number | null
  /** The book that a group is about; `id` is the id of its tech card. */
  book?: { id?: number; language: BookLanguage; authors: string; src_cover: string | null } | null
}

export interface ChatFile extends StoredFile {
  /** URL of a thumbnail, if there is one. */
  src?: string | null
}

export interface Message {
  /** The server's id, or a key from the caller until the server returns an id. */
  id: number | string
  user_id: number
  user: { name: string; avatar: string | null }
  created_at: string
  /** Time when the text was last changed. */
  edited_at?: string | null
  /** Time when the message was deleted. A deleted message keeps its place in the conversation. */
  deleted_at?: string | null
  content: string
  /** The message that this message answers. */
  reply_to?: QuotedMessage | null
  files?: readonly ChatFile[]
  /** Whether the message is a remark of the tech card that the conversation is about. */
  in_remarks?: boolean
  /** Whether someone else has read the message. Set only for the user's own messages. */
  read?: boolean
  /** The delivery state. Set only for the user's own messages that the server does not have yet. */
  state?: 'sending' | 'failed' | undefined
}

/** A message found in one of the user's conversations. */
export interface FoundMessage {
  id: number
  conversation_id: number
  /** Name of the group or of its book; null for a private conversation. */
  chat_name: string | null
  content: string
  user: { name: string }
  created_at: string
}

export interface ChatMember {
  id: number
  name: string
  avatar: string | null
  /** Online status, as in `Conversation`. */
  status: string
}

/** The tech card of the book that a conversation is about. */
export interface ChatBook {
  /** Id of the tech card. */
  id: number
  book_name: string
  language: BookLanguage
  authors: string
  src_cover: string | null
  stage: StageKey
  due: string | null
  quantity: number | null
  project_manager: Pick<Person, 'name'> | null
}

export interface BookFile extends StoredFile {
  created_at: string
}

export const isOnline = ({ status }: { status: string }): boolean => status === 'active'

export const getName = ({ type, chat_name, fullName }: Conversation): string =>
  (type === 'group' ? chat_name : null) ?? fullName
