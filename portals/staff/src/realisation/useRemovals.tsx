import { act } from '@press/client'
import type { BookSale, RoyaltyTerms } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useConfirm, useToast } from '@press/ui'
import { useCallback, useMemo } from 'react'

/** Asks for confirmation before deleting a manual entry, and names what is lost. */
export function useRemovals() {
  const { t } = useTranslation('realisation')
  const { date, number, money } = useFormat()
  const toast = useToast()
  const [confirm, confirmation] = useConfirm()

  const terms = useCallback(
    async ({ contract_id, number: contract, rate, authors, email }: RoyaltyTerms) => {
      const percent = (value: number) => `${number(value)}\u00a0%`
      const removed = await confirm({
        tone: 'danger',
        title: t('terms.removal.title', { number: contract }),
        children: t('terms.removal.text'),
        loses: [
          t('terms.removal.rate', { rate: percent(rate) }),
          ...authors.map(({ name, share }) => t('terms.removal.author', { name, share: percent(share) })),
          ...(email ? [t('terms.removal.email', { email })] : []),
        ],
        confirmLabel: t('terms.removal.confirm'),
        cancelLabel: t('removal.cancel'),
        run: () => act('DELETE /api/realisation/contracts/{id}/terms', { params: { id: contract_id } }),
      })
      if (removed) toast({ message: t('said.termsRemoved', { number: contract }) })
    },
    [t, number, toast, confirm],
  )
  const sale = useCallback(
    async ({ id, channel, date: day, copies, sum, note }: BookSale) => {
      const signed = (text: string) => text.replace('-', '−')
      const removed = await confirm({
        tone: 'danger',
        title: t('sale.removal.title'),
        children: t('sale.removal.text'),
        loses: [
          t('sale.removal.copies', { channel: t(`channel.${channel}`), date: date(day, 'date') }),
          t('sale.removal.sum', { copies: signed(number(copies)), sum: signed(money(sum)) }),
          ...(note ? [note] : []),
        ],
        confirmLabel: t('sale.removal.confirm'),
        cancelLabel: t('removal.cancel'),
        run: () => act('DELETE /api/realisation/sales/{id}', { params: { id } }),
      })
      if (removed) toast({ message: t('said.saleRemoved') })
    },
    [t, date, number, money, toast, confirm],
  )
  const remove = useMemo(
    () => ({ terms: (one: RoyaltyTerms) => void terms(one), sale: (one: BookSale) => void sale(one) }),
    [terms, sale],
  )
  return [remove, confirmation] as const
}
