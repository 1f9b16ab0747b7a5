import { validateInvoiceRequest, limits, type OfferRow } from '@press/domain'
import { Trans, useFormat, useTranslation } from '@press/i18n'
import { DescriptionList } from '../../../foundations/layout/index.ts'
import { FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { useOfferLabels } from '../index.ts'
import { ContractTerms } from './ContractTerms.tsx'

export interface InvoiceRequest {
  note: string
  agreed: boolean
}

export interface InvoiceRequestDialogProps {
  /** The offer for which an invoice is requested. */
  offer: Pick<OfferRow, 'number' | 'revision' | 'sum' | 'items'>
  open: boolean
  onOpenChange: (open: boolean) => void
  /** URL of the contract that the user agrees to. If omitted, the dialog shows the terms of sale. */
  contractHref?: string | undefined
  /** Opens the contract without leaving the page. If omitted, the link opens a new tab. */
  onContract?: (() => void) | undefined
  /** Sends the request. The dialog closes when it resolves. If it rejects with a `FormError`, the errors appear on the fields. */
  onRequest: (request: InvoiceRequest) => Promise<void>
}

/** Requests an invoice and a contract, with details for the press and agreement to the contract. */
export function InvoiceRequestDialog({ open, ...props }: InvoiceRequestDialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog({
  offer,
  onOpenChange,
  contractHref,
  onContract,
  onRequest,
}: Omit<InvoiceRequestDialogProps, 'open'>) {
  const { t } = useTranslation('offers')
  const { money } = useFormat()
  const { nameOf } = useOfferLabels()
  const form = usePressForm<InvoiceRequest, 'offers'>({
    values: { note: '', agreed: false },
    problems: validateInvoiceRequest,
    namespace: 'offers',
    onSubmit: async ({ note, agreed }) => {
      await onRequest({ note: note.trim(), agreed })
      onOpenChange(false)
    },
  })
  return (
    <FormDialog
      form={form}
      size="md"
      title={t('request.title', { offer: nameOf(offer) })}
      onClose={() => onOpenChange(false)}
      cancelLabel={t('request.cancel')}
      submitLabel={t('request.send')}
      busyLabel={t('request.sending')}
    >
      <p>{t('request.text')}</p>
      <DescriptionList
        items={[
          { term: t('books'), value: offer.items.map(({ name }) => name).join(', ') },
          { term: t('sums.total'), value: money(offer.sum) },
        ]}
      />
      <TextArea
        {...form.register('note')}
        label={t('request.note')}
        hint={t('request.noteHint')}
        optional
        maxLength={limits.noteLength}
      />
      {!contractHref && <ContractTerms />}
      <Checkbox
        {...form.register('agreed')}
        required
        label={
          <Trans
            t={t}
            i18nKey="request.agreement"
            components={{
              contract: contractHref ? (
                <Link
                  href={contractHref}
                  external
                  onClick={(event) => {
                    if (!onContract) return
                    event.preventDefault()
                    onContract()
                  }}
                >
                  {null}
                </Link>
              ) : (
                <span />
              ),
            }}
          />
        }
      />
    </FormDialog>
  )
}
