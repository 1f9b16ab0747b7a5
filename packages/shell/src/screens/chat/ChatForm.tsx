import { act, useCall, useSession } from '@press/client'
import { canStartGroupChat, hasOwnPicture, getRoleOrDefault, type ChatMember, type Conversation } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { ChatDialog, useToast } from '@press/ui'
import { useEffect, useEffectEvent } from 'react'
import { useErrorMessage } from '../../calls/useErrorMessage.ts'
import { useUpload } from '../../calls/useUpload.ts'
import { useSaving } from '../../calls/useSaving.ts'

export type ChatFormMode = 'new' | 'change'

interface ChatFormProps {
  mode: ChatFormMode
  /** The conversation that is open. */
  conversation: Conversation | undefined
  members: readonly ChatMember[]
  onOpen: (id: number) => void
  onClose: () => void
}

/** Starts a conversation, or edits the open group. */
export function ChatForm({ mode: formMode, conversation, members, onOpen, onClose }: ChatFormProps) {
  const { t } = useTranslation('chat')
  const { user } = useSession()
  const toast = useToast()
  const getErrorMessage = useErrorMessage()
  const { submit } = useSaving()
  const upload = useUpload('image')
  const { data, error } = useCall('GET /api/contacts', {})
  const showFailure = useEffectEvent((problem: unknown) => {
    toast({ tone: 'danger', message: t('failed.contacts', { message: getErrorMessage(problem) }) })
  })
  useEffect(() => {
    if (error !== undefined) showFailure(error)
  }, [error])
  const group =
    formMode === 'change' && conversation
      ? {
          chat_name: conversation.chat_name ?? '',
          members: members.filter(({ id }) => id !== user?.id),
          ...(hasOwnPicture({ type: conversation.type, book: conversation.book !== null }) && {
            chat_avatar: conversation.chat_avatar,
          }),
        }
      : undefined
  return (
    <ChatDialog
      people={data?.contacts}
      group={group}
      several={canStartGroupChat(getRoleOrDefault(user?.role_id ?? 0).key)}
      onClose={onClose}
      onUpload={upload}
      onSave={({ user_ids, chat_name, ...picture }) =>
        submit(
          async () => {
            if (group && conversation) {
              // A book's title is not saved as a name, because it may change.
              const newName = conversation.book && chat_name === conversation.chat_name ? '' : chat_name
              await act('PUT /api/conversations/{id}', {
                params: { id: conversation.id },
                body: { user_ids, chat_name: newName, ...picture },
              })
              return
            }
            const type = user_ids.length > 1 ? 'group' : 'private'
            onOpen((await act('POST /api/conversations', { body: { type, user_ids, chat_name } })).conversation.id)
          },
          undefined,
          (reason) => t('failed.open', { message: reason }),
        )
      }
    />
  )
}
