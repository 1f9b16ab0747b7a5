import type { PressAccount } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useFormContext, useWatch } from 'react-hook-form'
import { Select } from '../../../primitives/Select/index.ts'
import type { OfferValues } from './offer-values.ts'

/** The choice of the press's bank account for the payment. */
export function SenderAccount({ accounts }: { accounts: readonly PressAccount[] }) {
  const { t } = useTranslation('offers')
  const { control, setValue, clearErrors } = useFormContext<OfferValues>()
  const account = useWatch({ control, name: 'sender_account' })
  const chooseAccount = (value: string) => {
    const selectedAccount = accounts.find((option) => option.account === value)
    if (!selectedAccount) return
    for (const field of ['account', 'bank', 'bic', 'kbe'] as const)
      setValue(`sender_${field}`, selectedAccount[field], { shouldDirty: true })
    clearErrors(['sender_account', 'sender_bank', 'sender_bic', 'sender_kbe'])
  }
  return (
    <Select
      label={t('form.party.ownAccount')}
      placeholder={t('form.party.otherAccount')}
      value={accounts.some((option) => option.account === account) ? account : ''}
      onChange={({ target }) => chooseAccount(target.value)}
      options={accounts.map(({ account: value, name, bank, currency }) => ({
        value,
        label: [name || bank, `•• ${value.slice(-4)}`, currency].join(', '),
      }))}
    />
  )
}
