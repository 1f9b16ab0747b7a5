import type { BodyOf } from '@press/contract'
import { act } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useToast } from '@press/ui'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useErrorMessage } from '../../calls/useErrorMessage.ts'

interface ConversationTarget {
  /** Id of a book's tech card. */
  card: number | null
  offer: number | null
  application: number | null
  person: number | null
}

/** Opens the conversation that the address names, and creates it if it does not exist. Returns true while it loads. */
export function useConversationFromUrl(target: ConversationTarget): boolean {
  const { card, person, offer, application } = target
  const { t } = useTranslation('chat')
  const navigate = useNavigate()
  const toast = useToast()
  const getErrorMessage = useErrorMessage()
  const openConversation = useEffectEvent(async (newTarget: ConversationTarget) => {
    const body: BodyOf<'POST /api/conversations'> =
      newTarget.person === null
        ? {
            type: 'group',
            tech_card_id: newTarget.card,
            offer_id: newTarget.offer,
            application_id: newTarget.application,
          }
        : { type: 'private', user_ids: [newTarget.person] }
    try {
      const { id } = (await act('POST /api/conversations', { body })).conversation
      void navigate({ search: `?id=${id}` }, { replace: true })
    } catch (error) {
      toast({ tone: 'danger', message: t('failed.open', { message: getErrorMessage(error) }) })
      void navigate({ search: '' }, { replace: true })
    }
  })
  const hasTarget = [card, person, offer, application].some((one) => one !== null)
  useEffect(() => {
    if (hasTarget) void openConversation({ card, person, offer, application })
  }, [hasTarget, card, person, offer, application])
  return hasTarget
}
