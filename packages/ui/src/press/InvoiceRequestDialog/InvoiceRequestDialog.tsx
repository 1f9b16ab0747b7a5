import { invoiceRequestProblems, limits } from '@press/domain'
import { Trans, useFormat, useTranslation } from '@press/i18n'
import { useId, useState } from 'react'
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import { DescriptionList } from '../../foundations/layout/index.ts'
import { Form, type FormError } from '../../patterns/Form/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Checkbox } from '../../primitives/Checkbox/index.ts'
import { Dialog } from '../../primitives/Dialog/index.ts'
import { Link } from '../../primitives/Link/index.ts'
import { TextArea } from '../../primitives/TextArea/index.ts'
import { useOfferWords, type OfferRow } from '../offers/index.ts'

export interface InvoiceRequest {
  note: string
  agreed: boolean
}

export interface InvoiceRequestDialogProps {
  /** The offer that an invoice is asked for. */
  offer: Pick<OfferRow, 'number' | 'revision' | 'sum' | 'items'>
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The contract that is agreed to. */
  contractHref: string
  /** Sends the request; the dialog closes when it resolves. What it rejects with, a `FormError`, lands on its fields. */
  onRequest: (request: InvoiceRequest) => Promise<void>
}

/** Asks for an invoice and a contract: what the press should know, and agreement to the contract. */
export function InvoiceRequestDialog({ open, ...props }: InvoiceRequestDialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog({ offer, onOpenChange, contractHref, onRequest }: Omit<InvoiceRequestDialogProps, 'open'>) {
  const { t } = useTranslation('offers')
  const { money } = useFormat()
  const { nameOf } = useOfferWords()
  const id = useId()
  const [refusal, setRefusal] = useState<FormError>()

  const resolver: Resolver<InvoiceRequest> = (values) => {
    const problems = Object.entries(invoiceRequestProblems(values))
    const errors: FieldErrors<InvoiceRequest> = Object.fromEntries(
      problems.map(([field, problem]) => [field, { type: problem, message: t(`problem.${problem}`) }]),
    )
    return problems.length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
  const form = useForm<InvoiceRequest>({
    defaultValues: { note: '', agreed: false },
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { isSubmitting } = form.formState
  const send = async ({ note, agreed }: InvoiceRequest) => {
    setRefusal(undefined)
    try {
      await onRequest({ note: note.trim(), agreed })
      onOpenChange(false)
    } catch (error) {
      setRefusal(error as FormError)
    }
  }
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onOpenChange}
      dismissable={!isSubmitting}
      title={t('request.title', { offer: nameOf(offer) })}
      footer={
        <>
          <Button variant="secondary" disabled={isSubmitting} onClick={() => onOpenChange(false)}>
            {t('request.cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={isSubmitting} busyLabel={t('request.sending')}>
            {t('request.send')}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} onSubmit={send} error={refusal}>
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
          maxLength={limits.note}
        />
        <Checkbox
          {...form.register('agreed')}
          required
          label={
            <Trans
              t={t}
              i18nKey="request.agreement"
              components={{
                contract: (
                  <Link href={contractHref} external>
                    {null}
                  </Link>
                ),
              }}
            />
          }
        />
      </Form>
    </Dialog>
  )
}
