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
  value: opened = 1,
  ...rest
}: ChatStoryProps) {
  const [value, setValue] = useState<number | null>(opened)
  const [conversations, setConversations] = useState(() =>
    (rest.conversations ?? all).map((one) => (one.id === 1 ? { ...one, unreadMessages: unread } : one)),
  )
  const [messages, setMessages] = useState<readonly Message[]>(thread.messages ?? said)
  const [drafts, setDrafts] = useState(rest.drafts ?? {})
  const [attempts, setAttempts] = useState(0)

  const settle = (id: Message['id'], state: Message['state']) =>
    setMessages((now) => now.map((message) => (message.id === id ? { ...message, state } : message)))
  const deliver = (id: Message['id'], result: Outcome) =>
    setTimeout(() => settle(id, result === 'failed' ? 'failed' : undefined), 60)

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
            setDrafts((now) => ({ ...now, [id]: content }))
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
              setConversations((now) => now.map((one) => (one.id === value ? { ...one, unreadMessages: 0 } : one)))
            },
            onEdit: ({ message: { id }, content }) =>
              setMessages((now) => now.map((one) => (one.id === id ? { ...one, content, edited_at: sentAt } : one))),
            onDelete: ({ id }) =>
              setMessages((now) =>
                now.map((one) => (one.id === id ? { ...one, content: '', files: [], deleted_at: sentAt } : one)),
              ),
            onSend: (sent) => {
              thread.onSend?.(sent)
              const id = `own-${messages.length}`
              setMessages((now) => [
                ...now,
                {
                  id,
                  user_id: me,
                  user: { name: 'Айгүл Сәрсен', avatar: null },
                  created_at: sentAt,
                  state: 'sending',
                  ...sent,
                },
              ])
              deliver(id, attempts === 0 ? outcome : 'sent')
              setAttempts(attempts + 1)
            },
            onResend: (message) => {
              thread.onResend?.(message)
              settle(message.id, 'sending')
              deliver(message.id, 'sent')
            },
            onDiscard: (message) => {
              thread.onDiscard?.(message)
              setMessages((now) => now.filter(({ id }) => id !== message.id))
            },
          }}
        />
      </div>
    </Announcer>
  )
}
