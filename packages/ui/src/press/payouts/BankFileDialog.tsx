import { validateBankFile, payoutKnp, type BankFileInput } from '@press/domain'
import { formatIban } from '@press/domain/identifiers/iban'
import { useFormat, useTranslation } from '@press/i18n'
import { FieldGrid, FieldWide } from '../../patterns/FieldSet/index.ts'
import { Controller, FormDialog, usePressForm } from '../../patterns/Form/index.ts'
import { useToday } from '../../foundations/Clock/index.ts'
import { Alert } from '../../primitives/Alert/index.ts'
import { DateField } from '../../primitives/DateField/index.ts'
import { NumberField } from '../../primitives/NumberField/index.ts'
import { Select } from '../../primitives/Select/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'

export interface BankFileDialogProps {
  /** The amount paid, in tiyn. */
  net: number
  /** The press's bank accounts for payments, the main one first. */
  accounts: readonly { name: string; account: string; bank: string }[]
  onClose: () => void
  /** Downloads the file. The dialog closes when it resolves. If it rejects with a `FormError`, the errors appear on the fields. */
  onDownload: (file: { account: string; number: number; date: string; knp: string }) => Promise<void>
}

/** Asks for the press's account, the number of the first payment order and the purpose of payment. */
export function BankFileDialog({ net, accounts, onClose, onDownload }: BankFileDialogProps) {
  const { t } = useTranslation('payouts')
  const { money } = useFormat()
  const today = useToday()
  const form = usePressForm<BankFileInput, 'payouts'>({
    values: { account: accounts[0]?.account ?? '', number: null, date: today, knp: payoutKnp },
    problems: (values) =>
      validateBankFile(
        values,
        accounts.map(({ account }) => account),
      ),
    namespace: 'payouts',
    onSubmit: async ({ number, ...file }) => {
      await onDownload({ ...file, knp: file.knp.trim(), number: number ?? 0 })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('file.title', { sum: money(net) })}
      onClose={onClose}
      cancelLabel={t('file.cancel')}
      submitLabel={t('file.confirm')}
      busyLabel={t('file.busy')}
    >
      <p>{t('file.body')}</p>
      {accounts.length === 0 && <Alert tone="warning">{t('file.noAccounts')}</Alert>}
      <FieldGrid layout="columns">
        <FieldWide>
          <Select
            {...form.register('account')}
            label={t('field.account')}
            placeholder={null}
            options={accounts.map(({ name, account, bank }) => ({
              value: account,
              label: [name, formatIban(account), bank].filter(Boolean).join(' · '),
            }))}
          />
        </FieldWide>
        <Controller
          control={form.control}
          name="number"
          render={({ field }) => (
            <NumberField {...field} label={t('field.firstNumber')} hint={t('hint.firstNumber')} min={1} required />
          )}
        />
        <Controller
          control={form.control}
          name="date"
          render={({ field }) => <DateField {...field} label={t('field.orderDate')} required />}
        />
        <TextField
          {...form.register('knp')}
          label={t('field.knp')}
          hint={t('hint.knp')}
          required
          tabular
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
        />
      </FieldGrid>
    </FormDialog>
  )
}
