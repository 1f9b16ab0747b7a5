import type { Conversation } from '@press/domain'
import type { AnswerOf, BodyOf } from '@press/contract'
import { useState } from 'react'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'
import { merged, type Thread } from './chatThread.ts'

/** Milliseconds after which it is asked again who is there. */
const presence = 60_000

/** One's conversations, the last written in first. */
export const useConversations = () => useCall('GET /api/conversations', {}, { refreshInterval: presence })

/** People one may write to; asked for once somebody is looked for. */
export const useContacts = (wanted: boolean) => useCall('GET /api/contacts', wanted ? {} : null)

/** The messages of a conversation: the last of them as they are written, earlier ones as they are asked for. */
export function useMessages(conversation: number | null) {
  const { data, error, mutate } = useCall(
    'GET /api/messages/{conversationId}',
    conversation === null ? null : { params: { conversationId: conversation } },
    { keepPreviousData: false },
  )
  const [thread, setThread] = useState<Thread>()
  const [loading, setLoading] = useState(false)
  if (data && conversation !== null && (thread?.last !== data || thread.conversation !== conversation))
    setThread(merged(thread, conversation, data))
  const open = thread?.conversation === conversation ? thread : undefined

  const earlier = async (): Promise<void> => {
    const before = open?.messages[0]?.id
    if (conversation === null || before === undefined || loading) return
    setLoading(true)
    try {
      const page = await call('GET /api/messages/{conversationId}', {
        params: { conversationId: conversation },
        query: { before },
      })
      setThread((now) =>
        now?.conversation === conversation && now.messages[0]?.id === before
          ? { ...now, messages: [...page.messages, ...now.messages], hasEarlier: page.has_earlier }
          : now,
      )
    } finally {
      setLoading(false)
    }
  }
  return {
    messages: open?.messages,
    members: data?.members,
    files: data?.files,
    totalFiles: data?.total_files,
    hasEarlier: open?.hasEarlier ?? false,
    loadingEarlier: loading,
    earlier,
    error,
    retry: () => mutate(),
  }
}

/** Puts one's own message into other words. */
export async function editMessage(id: number, content: string): Promise<void> {
  await call('PUT /api/messages/{id}', { params: { id }, body: { content } })
  await changed('message')
}

/** Takes one's own message back. */
export async function deleteMessage(id: number): Promise<void> {
  await call('DELETE /api/messages/{id}', { params: { id } })
  await changed('message')
}

/** Begins a conversation, or opens the one that is there; resolves once the list has it. */
export async function beginConversation(body: BodyOf<'POST /api/conversations'>): Promise<Conversation> {
  const { conversation } = await call('POST /api/conversations', { body })
  await changed('message')
  return conversation
}

export async function editConversation(
  id: number,
  body: BodyOf<'PUT /api/conversations/{id}'>,
): Promise<AnswerOf<'PUT /api/conversations/{id}'>['conversation']> {
  const { conversation } = await call('PUT /api/conversations/{id}', { params: { id }, body })
  await changed('message')
  return conversation
}

export async function leaveConversation(id: number): Promise<void> {
  await call('POST /api/conversations/{id}/leave', { params: { id } })
  await changed('message')
}

export async function readConversation(id: number): Promise<void> {
  await call('POST /api/conversations/{id}/read', { params: { id } })
  await changed('message')
}

/** Puts a message among the remarks of its book's card; `stood` says that it was there before. */
export async function remarkMessage(id: number): Promise<AnswerOf<'POST /api/messages/{id}/remark'>> {
  const answer = await call('POST /api/messages/{id}/remark', { params: { id } })
  await changed('message', 'techcard')
  return answer
}
