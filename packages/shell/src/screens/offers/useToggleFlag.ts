import { act } from '@press/client'
import type { OfferFlag, ProductPart } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useToast } from '@press/ui'
import { useCallback } from 'react'
import { useSaving } from '../../calls/useSaving.ts'

interface FlagChange {
  offer: { id: number }
  key: OfferFlag
  value: boolean
}

/** Sets a flag of an offer, and shows the shop's result for each of its books. */
export function useToggleFlag() {
  const { t } = useTranslation(['offers', 'shop'])
  const toast = useToast()
  const { submit } = useSaving()
  return useCallback(
    async ({ offer, key, value }: FlagChange) => {
      const showInfo = (message: string) => toast({ tone: 'info', message, duration: 8_000 })
      const getPartName = (part: ProductPart) =>
        part === 'price_soft' || part === 'authors'
          ? t(`shop:section.${part === 'authors' ? part : 'prices'}`)
          : t(`shop:field.${part}`)
      const { store } = await submit(() =>
        act('PATCH /api/offers/{id}/toggle-flag', {
          params: { id: offer.id },
          body: { key, value },
        }),
      )
      for (const { book_name: book, outcome, lacks } of store)
        if (outcome !== 'wasNot') showInfo(t(`store.${outcome}`, { book, parts: lacks.map(getPartName).join(', ') }))
    },
    [t, toast, submit],
  )
}
