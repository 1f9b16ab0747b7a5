import {
  act,
  read,
  reportClientBug,
  sendTyping,
  useCall,
  useMessages,
  useOutbox,
  useSession,
  useTyping,
  type PendingMessage,
} from '@press/client'
import {
  getAcceptAttribute,
  getChatFilePurpose,
  getRoleOrDefault,
  todoRoles,
  canWriteCardRemarks,
  type Person,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Chat, Page, useToast, type Message } from '@press/ui'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDownload } from '../../calls/useDownload.ts'
import { useErrorMessage } from '../../calls/useErrorMessage.ts'
import { usePreview } from '../../calls/usePreview.tsx'
import { useUpload } from '../../calls/useUpload.ts'
import { useListParams } from '../../routing/useListParams.ts'
import { ChatSidePanel } from './ChatSidePanel.tsx'
import { ChatForm, type ChatFormMode } from './ChatForm.tsx'
import { DeleteMessage } from './DeleteMessage.tsx'
import { useMessageRemark } from './useMessageRemark.ts'
import { useCreateTodoFromMessage } from './useCreateTodoFromMessage.ts'
import { useConversationFromUrl } from './useConversationFromUrl.ts'
import { useChatDrafts } from './useChatDrafts.ts'

const defaults = { id: '', message: '', card: '', offer: '', application: '', with: '' }

/** Milliseconds between polls of who is online, because presence has no live event. */
const presenceIntervalMs = 60_000

/** Searches the messages of all the person's conversations. */
async function searchMessages(q: string, signal: AbortSignal) {
  const { groups } = await read('GET /api/search', { query: { q, kind: 'message' } }, signal)
  return groups.flatMap((group) => (group.kind === 'message' ? group.items : []))
}

const acceptedExtensions = [...getAcceptAttribute('document'), ...getAcceptAttribute('image')]

/**
 * The person's conversations, with the conversation of the address open. `?card=` opens the conversation about a book, and `?with=`
 * the conversation with a person.
 */
export function ChatScreen() {
  const { t } = useTranslation('chat')
  const { user } = useSession()
  const myId = user?.id ?? 0
  const toast = useToast()
  const getErrorMessage = useErrorMessage()
  const navigate = useNavigate()
  const [params] = useListParams(defaults)
  const id = Number(params.id) || null
  const openConversation = (conversationId: number | null) =>
    navigate({ search: conversationId === null ? '' : `?id=${conversationId}` })

  const { data, error, mutate } = useCall('GET /api/conversations', {}, { refreshInterval: presenceIntervalMs })
  const conversations = data?.conversations
  const conversation = conversations?.find((one) => one.id === id)
  const isOpening = useConversationFromUrl({
    card: Number(params.card) || null,
    person: Number(params.with) || null,
    offer: Number(params.offer) || null,
    application: Number(params.application) || null,
  })
  const { messages, members, files, totalFiles, ...thread } = useMessages(conversation?.id ?? null)
  const outbox = useOutbox()
  const typingIds = useTyping(conversation?.id ?? null)
  const { drafts, storeDraft } = useChatDrafts(myId)
  const [formMode, setFormMode] = useState<ChatFormMode>()
  const [messageToDelete, setMessageToDelete] = useState<Message>()
  const createTodo = useCreateTodoFromMessage(conversation?.book?.id ?? null)
  const addRemark = useMessageRemark()
  const { key: role } = getRoleOrDefault(user?.role_id ?? 0)
  const [openPreview, previewDialog] = usePreview()
  const download = useDownload()
  const uploads = { document: useUpload('document'), image: useUpload('image') }

  // If a linked conversation is not found, logs it and shows the person a message (spec §8).
  const isMissing = id !== null && conversations !== undefined && !conversation && !isOpening
  const reportMissing = useEffectEvent(() => {
    reportClientBug(new Error('The linked conversation was not found'))
    toast({ tone: 'danger', message: t('failed.missing') })
    void navigate({ search: '' }, { replace: true })
  })
  useEffect(() => {
    if (isMissing) reportMissing()
  }, [isMissing])

  const { pendingMessages: queuedMessages } = outbox
  // Keeps the same array while nothing changes, so that typing does not rerender the messages.
  const allMessages = useMemo(() => {
    if (!messages || !user) return undefined
    const serverClientIds = new Set(messages.map(({ client_id }) => client_id))
    const pendingMessages = queuedMessages.filter(
      (one) => one.conversation_id === id && !serverClientIds.has(one.client_id),
    )
    return [...messages, ...pendingMessages.map((one) => toMessage(one, user))]
  }, [messages, queuedMessages, id, user])
  return (
    <Page scroll="fill">
      <Chat
        conversations={conversations}
        value={conversation ? id : isOpening || !conversations ? id : null}
        onValueChange={(to) => void openConversation(to)}
        me={myId}
        drafts={drafts}
        onDraftChange={storeDraft}
        onNew={() => setFormMode('new')}
        onSearch={searchMessages}
        onFound={(found) => void navigate({ search: `?id=${found.conversation_id}&message=${found.id}` })}
        onRetryList={error === undefined ? undefined : () => void mutate()}
        thread={{
          messages: allMessages,
          members: members ?? [],
          typingIds,
          onTyping: () => sendTyping(id ?? 0),
          targetMessageId: Number(params.message) || undefined,
          hasEarlier: thread.hasEarlier,
          loadingEarlier: thread.isLoadingEarlier,
          onEarlier: () => {
            thread.loadEarlier().catch((problem: unknown) => {
              toast({ tone: 'danger', message: t('failed.earlier', { message: getErrorMessage(problem) }) })
            })
          },
          onRetry: thread.error === undefined ? undefined : () => void thread.retry(),
          // If marking as read fails, the failure is only logged (spec §8).
          onRead: () =>
            void act('POST /api/conversations/{id}/read', { params: { id: id ?? 0 } }).catch(reportClientBug),
          onSend: (message) => {
            if (id !== null) outbox.add({ ...message, conversation_id: id })
          },
          onResend: (message) => outbox.resend(String(message.id)),
          onDiscard: (message) => outbox.discard(String(message.id)),
          onEdit: ({ message, content }) => {
            act('PUT /api/messages/{id}', { params: { id: Number(message.id) }, body: { content } }).catch(
              (problem: unknown) => {
                toast({ tone: 'danger', message: t('failed.change', { message: getErrorMessage(problem) }) })
              },
            )
          },
          onDelete: setMessageToDelete,
          onTask: todoRoles.includes(role) ? createTodo : undefined,
          onRemark: conversation?.book && canWriteCardRemarks(role) ? addRemark : undefined,
          onUpload: (file, options) =>
            uploads[getChatFilePurpose(file.name) === 'image' ? 'image' : 'document'](file, options),
          accept: acceptedExtensions,
          onOpenFile: openPreview,
          onDownloadFile: download,
        }}
        info={
          conversation &&
          members && (
            <ChatSidePanel
              conversation={conversation}
              members={members}
              me={myId}
              files={files ?? []}
              totalFiles={totalFiles ?? 0}
              onOpenFile={openPreview}
              onChange={() => setFormMode('change')}
              onLeft={() => void openConversation(null)}
            />
          )
        }
      />
      {formMode && (
        <ChatForm
          mode={formMode}
          conversation={conversation}
          members={members ?? []}
          onOpen={(to) => void openConversation(to)}
          onClose={() => setFormMode(undefined)}
        />
      )}
      <DeleteMessage message={messageToDelete} onClose={() => setMessageToDelete(undefined)} />
      {previewDialog}
    </Page>
  )
}

/** Returns a message that the server may not have yet, in the form that the thread renders. */
const toMessage = (
  { client_id, content, files, reply_to, created_at, refused }: PendingMessage,
  { id, name, avatar }: Person,
): Message => ({
  id: client_id,
  user_id: id,
  user: { name, avatar },
  created_at,
  content,
  files,
  ...(reply_to && { reply_to }),
  state: refused === undefined ? 'sending' : 'failed',
})
