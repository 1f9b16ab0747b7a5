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
  const [isLoading, setLoading] = useState(false)
  if (data && conversation !== null && (thread?.newestAnswer !== data || thread.conversation !== conversation))
    setThread(mergeThread(thread, conversation, data))
  const currentThread = thread?.conversation === conversation ? thread : undefined

  const loadEarlier = async (): Promise<void> => {
    const firstId = currentThread?.messages[0]?.id
    if (conversation === null || firstId === undefined || isLoading) return
    setLoading(true)
    try {
      const page = await read('GET /api/messages/{conversationId}', {
        params: { conversationId: conversation },
        query: { before: firstId },
      })
      setThread((current) =>
        current?.conversation === conversation && current.messages[0]?.id === firstId
          ? { ...current, messages: [...page.messages, ...current.messages], hasEarlier: page.has_earlier }
          : current,
      )
    } finally {
      setLoading(false)
    }
  }
  return {
    messages: currentThread?.messages,
    members: data?.members,
    files: data?.files,
    totalFiles: data?.total_files,
    hasEarlier: currentThread?.hasEarlier ?? false,
    isLoadingEarlier: isLoading,
    loadEarlier: loadEarlier,
    error,
    retry: () => mutate(),
  }
}
