import { validateInvoice, type Offer } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { FieldGrid } from '../../../patterns/FieldSet/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { useOfferLabels } from '../index.ts'

/** Numbers and dates of the invoice and the contract; null if there is none. */
export interface InvoiceFacts {
  invoice_number: string | null
  invoice_date: string | null
  contract_number: string | null
  contract_date: string | null
}

export interface InvoiceDialogProps {
  offer: Pick<Offer, 'number' | 'revision'> & InvoiceFacts
  open: boolean
  onOpenChange: (open: boolean) => void
  /**
   * Saves the numbers and dates. The dialog closes when it resolves. If it rejects with a `FormError`, the errors appear on the
   * fields.
   */
  onSave: (facts: InvoiceFacts) => Promise<void>
}

/** Records the numbers and dates of an offer's invoice and contract. */
export function InvoiceDialog({ open, ...props }: InvoiceDialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

const emptyToNull = (value: string): string | null => value.trim() || null

function OpenDialog({ offer, onOpenChange, onSave }: Omit<InvoiceDialogProps, 'open'>) {
  const { t } = useTranslation('offers')
  const { nameOf } = useOfferLabels()
  const today = useToday()
  const form = usePressForm({
    values: {
      invoice_number: offer.invoice_number ?? '',
      invoice_date: offer.invoice_date ?? today,
      contract_number: offer.contract_number ?? '',
      contract_date: offer.contract_date ?? '',
    },
    problems: validateInvoice,
    namespace: 'offers' as const,
    onSubmit: async (values) => {
      await onSave({
        invoice_number: emptyToNull(values.invoice_number),
        invoice_date: emptyToNull(values.invoice_date),
        contract_number: emptyToNull(values.contract_number),
        contract_date: emptyToNull(values.contract_date),
      })
      onOpenChange(false)
    },
  })
  return (
    <FormDialog
      form={form}
      size="md"
      title={t('invoiceForm.title', { offer: nameOf(offer) })}
      onClose={() => onOpenChange(false)}
      cancelLabel={t('invoiceForm.cancel')}
      submitLabel={t('invoiceForm.save')}
      busyLabel={t('invoiceForm.saving')}
    >
      <p>{t('invoiceForm.text')}</p>
      <FieldGrid layout="columns">
        {(['invoice', 'contract'] as const).flatMap((documentKind) => [
          <TextField
            key={`${documentKind}_number`}
            {...form.register(`${documentKind}_number`)}
            label={t(`invoiceForm.${documentKind}_number`)}
            tabular
            autoComplete="off"
          />,
          <Controller
            key={`${documentKind}_date`}
            control={form.control}
            name={`${documentKind}_date`}
            render={({ field }) => <DateField {...field} label={t(`invoiceForm.${documentKind}_date`)} />}
          />,
        ])}
      </FieldGrid>
    </FormDialog>
  )
}
