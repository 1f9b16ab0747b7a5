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
  const open = useEffectEvent(async () => {
    try {
      const { id } = await beginConversation(
        card === null
          ? { type: 'private', user_ids: person === null ? [] : [person] }
          : { type: 'group', tech_card_id: card },
      )
      void navigate({ search: `?id=${id}` }, { replace: true })
    } catch (error) {
      toast({ tone: 'danger', message: t('failed.open', { message: errorText(error) }) })
      void navigate({ search: '' }, { replace: true })
    }
  })
  const asked = card !== null || person !== null
  useEffect(() => {
    if (asked) void open()
  }, [asked, card, person])
  return asked
}
