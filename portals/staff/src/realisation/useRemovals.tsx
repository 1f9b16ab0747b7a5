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
  const [confirm, confirmDialog] = useConfirm()

  const removeTerms = useCallback(
    async ({ contract_id, number: contract, rate, authors, email }: RoyaltyTerms) => {
      const formatPercent = (value: number) => `${number(value)}\u00a0%`
      const isRemoved = await confirm({
        tone: 'danger',
        title: t('terms.removal.title', { number: contract }),
        children: t('terms.removal.text'),
        losses: [
          t('terms.removal.rate', { rate: formatPercent(rate) }),
          ...authors.map(({ name, share }) => t('terms.removal.author', { name, share: formatPercent(share) })),
          ...(email ? [t('terms.removal.email', { email })] : []),
        ],
        confirmLabel: t('terms.removal.confirm'),
        cancelLabel: t('removal.cancel'),
        run: () => act('DELETE /api/realisation/contracts/{id}/terms', { params: { id: contract_id } }),
      })
      if (isRemoved) toast({ message: t('said.termsRemoved', { number: contract }) })
    },
    [t, number, toast, confirm],
  )
  const removeSale = useCallback(
    async ({ id, channel, date: day, copies, sum, note }: BookSale) => {
      const formatSigned = (text: string) => text.replace('-', '−')
      const isRemoved = await confirm({
        tone: 'danger',
        title: t('sale.removal.title'),
        children: t('sale.removal.text'),
        losses: [
          t('sale.removal.copies', { channel: t(`channel.${channel}`), date: date(day, 'date') }),
          t('sale.removal.sum', { copies: formatSigned(number(copies)), sum: formatSigned(money(sum)) }),
          ...(note ? [note] : []),
        ],
        confirmLabel: t('sale.removal.confirm'),
        cancelLabel: t('removal.cancel'),
        run: () => act('DELETE /api/realisation/sales/{id}', { params: { id } }),
      })
      if (isRemoved) toast({ message: t('said.saleRemoved') })
    },
    [t, date, number, money, toast, confirm],
  )
  const remove = useMemo(
    () => ({ terms: (one: RoyaltyTerms) => void removeTerms(one), sale: (one: BookSale) => void removeSale(one) }),
    [removeTerms, removeSale],
  )
  return [remove, confirmDialog] as const
}
