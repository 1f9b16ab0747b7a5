import { useState } from 'react'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { Chat, type ChatProps } from './Chat.tsx'
import { ChatBookInfo } from './ChatBookInfo.tsx'
import { book, bookFiles, conversations as all, me, members, messages as said } from './fixtures.ts'
import type { Message } from './types.ts'

const sentAt = '2026-11-21T09:15:00Z'

type Outcome = 'sent' | 'failed'

export interface ChatStoryProps extends Partial<Omit<ChatProps, 'thread'>> {
  thread?: Partial<ChatProps['thread']>
  /** What happens to a sent message. */
  outcome?: Outcome
  height?: string
  /** The number of unread messages in the open conversation. @default 2 */
  unread?: number
  /** Whether everything is still loading. @default false */
  loading?: boolean
}

/** A chat that answers like the server: it sends, fails, retries and marks messages as read. */
export function ChatStory({
  thread = {},
  outcome = 'sent',
  height = '100vh',
  unread = 2,
  loading = false,
  value: initialValue = 1,
  ...rest
}: ChatStoryProps) {
  const [value, setValue] = useState<number | null>(initialValue)
  const [conversations, setConversations] = useState(() =>
    (rest.conversations ?? all).map((conversation) =>
      conversation.id === 1 ? { ...conversation, unreadMessages: unread } : conversation,
    ),
  )
  const [messages, setMessages] = useState<readonly Message[]>(thread.messages ?? said)
  const [drafts, setDrafts] = useState(rest.drafts ?? {})
  const [attempts, setAttempts] = useState(0)

  const updateState = (id: Message['id'], state: Message['state']) =>
    setMessages((previous) => previous.map((message) => (message.id === id ? { ...message, state } : message)))
  const deliver = (id: Message['id'], result: Outcome) =>
    setTimeout(() => updateState(id, result === 'failed' ? 'failed' : undefined), 60)

  return (
    <Announcer>
      <div style={{ blockSize: height, minBlockSize: 0 }}>
        <Chat
          me={me}
          onNew={() => undefined}
          info={
            <ChatBookInfo
              book={book}
              href="#card"
              members={members}
              me={me}
              files={bookFiles}
              totalFiles={12}
              filesHref="#files"
              onOpenFile={() => undefined}
            />
          }
          {...rest}
          conversations={loading ? undefined : conversations}
          value={value}
          onValueChange={(id) => {
            rest.onValueChange?.(id)
            setValue(id)
          }}
          drafts={drafts}
          onDraftChange={({ id, content }) => {
            rest.onDraftChange?.({ id, content })
            setDrafts((previous) => ({ ...previous, [id]: content }))
          }}
          thread={{
            members,
            onUpload: async (file) => ({ id: file.size, name: file.name, size: file.size, mime: file.type }),
            onOpenFile: () => undefined,
            onDownloadFile: () => undefined,
            ...thread,
            messages: loading ? undefined : messages,
            onRead: () => {
              thread.onRead?.()
              setConversations((previous) =>
                previous.map((conversation) =>
                  conversation.id === value ? { ...conversation, unreadMessages: 0 } : conversation,
                ),
              )
            },
            onEdit: ({ message: { id }, content }) =>
              setMessages((previous) =>
                previous.map((message) => (message.id === id ? { ...message, content, edited_at: sentAt } : message)),
              ),
            onDelete: ({ id }) =>
              setMessages((previous) =>
                previous.map((message) =>
                  message.id === id ? { ...message, content: '', files: [], deleted_at: sentAt } : message,
                ),
              ),
            onSend: (draft) => {
              thread.onSend?.(draft)
              const id = `own-${messages.length}`
              setMessages((previous) => [
                ...previous,
                {
                  id,
                  user_id: me,
                  user: { name: 'Айгүл Сәрсен', avatar: null },
                  created_at: sentAt,
                  state: 'sending',
                  ...draft,
                },
              ])
              deliver(id, attempts === 0 ? outcome : 'sent')
              setAttempts(attempts + 1)
            },
            onResend: (message) => {
              thread.onResend?.(message)
              updateState(message.id, 'sending')
              deliver(message.id, 'sent')
            },
            onDiscard: (message) => {
              thread.onDiscard?.(message)
              setMessages((previous) => previous.filter(({ id }) => id !== message.id))
            },
          }}
        />
      </div>
    </Announcer>
  )
}
