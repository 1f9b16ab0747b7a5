import { useState } from 'react'
import { read } from './act.ts'
import { mergeThread, type Thread } from './chat-thread.ts'
import { useCall } from './useCall.ts'

/** Returns the messages of a conversation. The newest messages arrive live; earlier messages load on demand. */
export function useMessages(conversation: number | null) {
  const { data, error, mutate } = useCall(
    'GET /api/messages/{conversationId}',
    conversation === null ? null : { params: { conversationId: conversation } },
    { keepPreviousData: false },
  )
  const [thread, setThread] = useState<Thread>()
  const [loading, setLoading] = useState(false)
  if (data && conversation !== null && (thread?.last !== data || thread.conversation !== conversation))
    setThread(mergeThread(thread, conversation, data))
  const open = thread?.conversation === conversation ? thread : undefined

  const earlier = async (): Promise<void> => {
    const before = open?.messages[0]?.id
    if (conversation === null || before === undefined || loading) return
    setLoading(true)
    try {
      const page = await read('GET /api/messages/{conversationId}', {
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
