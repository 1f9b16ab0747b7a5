import { toggleOfferFlag } from '@press/client'
import type { OfferFlag, ProductPart } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useToast } from '@press/ui'
import { useCallback } from 'react'
import { useRefusal } from '../../calls/useRefusal.ts'

interface Change {
  offer: { id: number }
  key: OfferFlag
  value: boolean
}

/** Sets a flag of an offer, and says of its books what the shop lacks, or has already. */
export function useToggleFlag() {
  const { t } = useTranslation(['offers', 'shop'])
  const toast = useToast()
  const refusalOf = useRefusal()
  return useCallback(
    async ({ offer, key, value }: Change) => {
      const say = (message: string) => toast({ tone: 'info', message, duration: 8_000 })
      const nameOf = (part: ProductPart) =>
        part === 'price_soft' || part === 'authors'
          ? t(`shop:section.${part === 'authors' ? part : 'prices'}`)
          : t(`shop:field.${part}`)
      try {
        for (const { book_name: book, lacks, sent } of await toggleOfferFlag(offer.id, key, value)) {
          if (value && lacks.length > 0) say(t('store.lacks', { book, parts: lacks.map(nameOf).join(', ') }))
          if (!value && sent) say(t('store.stays', { book }))
        }
      } catch (problem) {
        throw refusalOf(problem)
      }
    },
    [t, toast, refusalOf],
  )
}
