import { act, useCall, useSession } from '@press/client'
import type { AnswerOf } from '@press/contract'
import {
  getCurrentStage,
  canStartGroupChat,
  getRoleOrDefault,
  joinShortNames,
  type ChatMember,
  type Conversation,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Button, ButtonLink, ChatBookInfo, ChatInfo, ConfirmDialog } from '@press/ui'
import { useState } from 'react'
import { useSaving } from '../../calls/useSaving.ts'
import { rolePaths } from '../../routing/paths.ts'

type Files = AnswerOf<'GET /api/messages/{conversationId}'>['files']

interface ChatSidePanelProps {
  conversation: Conversation
  members: readonly ChatMember[]
  me: number
  files: Files
  totalFiles: number
  onOpenFile: (file: Files[number]) => void
  onChange: () => void
  onLeft: () => void
}

/** The panel next to a conversation: the book it is about if the person may read it, otherwise the members. */
export function ChatSidePanel({ conversation, onChange, onLeft, ...panelProps }: ChatSidePanelProps) {
  const { user } = useSession()
  const card = useCall('GET /api/tech-cards/{id}', conversation.book ? { params: { id: conversation.book.id } } : null)
    .data?.techcard
  const actions = conversation.type === 'group' && (
    <GroupActions conversation={conversation} onChange={onChange} onLeft={onLeft} />
  )
  if (!card) return <ChatInfo {...panelProps} conversation={conversation} actions={actions} />
  return (
    <ChatBookInfo
      {...panelProps}
      book={{ ...card, stage: getCurrentStage(card), authors: joinShortNames(card.authors) }}
      href={rolePaths(user?.role_id ?? 0).book(card.id)}
      actions={actions}
    />
  )
}

function GroupActions({
  conversation,
  onChange,
  onLeft,
}: Pick<ChatSidePanelProps, 'conversation' | 'onChange' | 'onLeft'>) {
  const { t } = useTranslation('chat')
  const { user } = useSession()
  const { busy, save } = useSaving()
  const [isConfirming, setIsConfirming] = useState(false)
  const name = conversation.chat_name ?? ''
  const leave = async () => {
    const hasLeft = await save(
      'leave',
      () => act('POST /api/conversations/{id}/leave', { params: { id: conversation.id } }),
      t('actions.left', { name }),
    )
    if (hasLeft) onLeft()
    else setIsConfirming(false)
  }
  const { about } = conversation
  const userPaths = rolePaths(user?.role_id ?? 0)
  return (
    <>
      {about && (
        <ButtonLink
          variant="secondary"
          size="sm"
          href={about.kind === 'offer' ? userPaths.kpPreview(about.id) : userPaths.application(about.id)}
        >
          {t(`actions.${about.kind}`)}
        </ButtonLink>
      )}
      {canStartGroupChat(getRoleOrDefault(user?.role_id ?? 0).key) && (
        <Button variant="secondary" size="sm" onClick={onChange}>
          {t('actions.change')}
        </Button>
      )}
      <Button variant="dangerOutline" size="sm" onClick={() => setIsConfirming(true)}>
        {t('actions.leave')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('actions.leaveTitle', { name })}
        confirmLabel={t('actions.leaveConfirm')}
        cancelLabel={t('actions.leaveKeep')}
        tone="danger"
        busy={busy}
        onConfirm={() => void leave()}
      >
        {t('actions.leaveBody')}
      </ConfirmDialog>
    </>
  )
}
