import { beginConversation } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useToast } from '@press/ui'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useErrorText } from '../../calls/useErrorText.ts'

interface Asked {
  /** The card of a book. */
  card: number | null
  person: number | null
}

/** Opens the conversation that an address asks for, begun where there is none; true while it is on its way. */
export function useAskedConversation({ card, person }: Asked): boolean {
  const { t } = useTranslation('chat')
  const navigate = useNavigate()
  const toast = useToast()
  const errorText = useErrorText()
  const open = useEffectEvent(async (asked: Asked) => {
    const body: Parameters<typeof beginConversation>[0] =
      asked.card === null
        ? { type: 'private', user_ids: asked.person === null ? [] : [asked.person] }
        : { type: 'group', tech_card_id: asked.card }
    try {
      const { id } = await beginConversation(body)
      void navigate({ search: `?id=${id}` }, { replace: true })
    } catch (error) {
      toast({ tone: 'danger', message: t('failed.open', { message: errorText(error) }) })
      void navigate({ search: '' }, { replace: true })
    }
  })
  useEffect(() => {
    if (card !== null || person !== null) void open({ card, person })
  }, [card, person])
  return card !== null || person !== null
}
