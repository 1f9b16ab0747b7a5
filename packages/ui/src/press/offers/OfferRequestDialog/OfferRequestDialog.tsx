import { limits } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { DescriptionList } from '../../../foundations/layout/index.ts'
import { FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'

export interface OfferRequest {
  title: string
  note: string
}

export interface OfferRequestDialogProps {
  /** The book of the calculation. */
  book: { title: string; quantity: number }
  /** The calculated sum, in tiyn. */
  sum: number
  /** Sends the request. If it rejects with a `FormError`, the errors appear on the fields. */
  onRequest: (request: OfferRequest) => Promise<unknown>
  onClose: () => void
}

/** Requests an offer for a calculated book. Render it only while it is open. */
export function OfferRequestDialog({ book, sum, onRequest, onClose }: OfferRequestDialogProps) {
  const { t } = useTranslation(['offers', 'offer-words'])
  const { money, number } = useFormat()
  const form = usePressForm<OfferRequest, 'offers'>({
    values: { title: book.title, note: '' },
    problems: ({ title }) => (title.trim() ? {} : { title: 'required' }),
    namespace: 'offers',
    onSubmit: ({ title, note }) => onRequest({ title: title.trim(), note: note.trim() }),
  })
  return (
    <FormDialog
      form={form}
      size="md"
      title={t('offer-words:ask')}
      onClose={onClose}
      cancelLabel={t('request.cancel')}
      submitLabel={t('ask.send')}
      busyLabel={t('request.sending')}
    >
      <p>{t('ask.text')}</p>
      <DescriptionList
        items={[
          {
            term: t('item.quantity'),
            value: t('offer-words:copies', { count: book.quantity, copies: number(book.quantity) }),
          },
          { term: t('ask.sum'), value: money(sum) },
        ]}
      />
      <TextField {...form.register('title')} label={t('item.name')} required maxLength={limits.bookNameLength} />
      <TextArea
        {...form.register('note')}
        label={t('request.note')}
        hint={t('ask.noteHint')}
        optional
        maxLength={limits.noteLength}
      />
    </FormDialog>
  )
}
