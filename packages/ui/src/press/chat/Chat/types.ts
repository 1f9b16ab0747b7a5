import type { BookLanguage, StageKey, Person, StoredFile } from '@press/domain'

/** A conversation as the list of them has it (spec §3). */
export interface Conversation {
  id: number
  type: 'private' | 'group'
  /** The other person of a private conversation. */
  fullName: string
  /** A group's own name; the title, where the group talks about a book. */
  chat_name: string | null
  avatar: string | null
  chat_avatar: string | null
  /** `active` is shown as online, anything else as offline. */
  status: string
  lastMessage: string | null
  /** Moment of the last message (ISO). */
  lastMessageTime: string | null
  /** Who wrote it; without it the words stand alone. */
  lastMessageUser?: Pick<Person, 'id' | 'name'> | null
  unreadMessages: number
  created_by: number | null
  /** The book that a group talks about; `id` is the number of its tech card. */
  book?: { id?: number; language: BookLanguage; authors: string; src_cover: string | null } | null
}

export interface ChatFile extends StoredFile {
  /** Address of a small picture of it, where there is one. */
  src?: string | null
}

/** A message as the one that answers it has it. */
export interface QuotedMessage {
  id: number
  user_id: number
  name: string
  /** Its first words, or the name of its file. */
  content: string
  /** When it was taken back; there are no words then. */
  deleted_at: string | null
}

export interface Message {
  /** The server's number, or a key of the caller's own until there is one. */
  id: number | string
  user_id: number
  user: { name: string; avatar: string | null }
  created_at: string
  /** When its words were last changed. */
  edited_at?: string | null
  /** When it was taken back; its place stays. */
  deleted_at?: string | null
  content: string
  /** What it answers. */
  reply_to?: QuotedMessage | null
  files?: readonly ChatFile[]
  /** It stands among the remarks of the card that the conversation is about. */
  in_remarks?: boolean
  /** Someone else has seen it; of own messages only. */
  read?: boolean
  /** Of own messages that the server does not have yet. */
  state?: 'sending' | 'failed' | undefined
}

/** A message that was found in one of the reader's conversations. */
export interface FoundMessage {
  id: number
  conversation_id: number
  /** Of a group or of its book; null between two. */
  chat_name: string | null
  content: string
  user: { name: string }
  created_at: string
}

export interface ChatMember {
  id: number
  name: string
  avatar: string | null
  /** As in Conversation. */
  status: string
}

/** The card of the book that a conversation is about. */
export interface ChatBook {
  /** Number of the tech card. */
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
