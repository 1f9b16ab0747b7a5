import { isEmail, limits } from '@press/domain'
import { locales, useTranslation, type Locale } from '@press/i18n'
import { FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'

/** The recipient's address, the language and an optional message for the e-mail with a commercial offer. */
export interface OfferLetter {
  email: string
  language: Locale
  message?: string
}

interface SendDialogProps {
  /** E-mail address of the recipient; may be ''. */
  email: string
  language: Locale
  onClose: () => void
  /** Sends the offer. The dialog closes when it resolves. If it rejects with a `FormError`, the errors appear above the fields. */
  onSend: (letter: OfferLetter) => Promise<void>
}

/** Asks for the recipient's address before the offer is saved and sent. */
export function SendDialog({ email, language, onClose, onSend }: SendDialogProps) {
  const { t } = useTranslation('offers')
  const form = usePressForm({
    values: { email, language, message: '' },
    problems: (values): { email?: 'required' | 'email' } => {
      if (!values.email.trim()) return { email: 'required' }
      return isEmail(values.email.trim()) ? {} : { email: 'email' }
    },
    namespace: 'offers' as const,
    onSubmit: async (values) => {
      const message = values.message.trim()
      await onSend({ email: values.email.trim(), language: values.language, ...(message && { message }) })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('form.sending.title')}
      onClose={onClose}
      cancelLabel={t('form.cancel')}
      submitLabel={t('form.send')}
      busyLabel={t('form.sending.busy')}
    >
      <p>{t('form.sending.text')}</p>
      <TextField {...form.register('email')} type="email" label={t('preview.email')} required autoComplete="off" />
      <Select
        {...form.register('language')}
        label={t('form.language')}
        placeholder={null}
        options={locales.map((value) => ({ value, label: t(`form.languageOf.${value}`) }))}
      />
      <TextArea
        {...form.register('message')}
        label={t('preview.message')}
        hint={t('preview.messageHint')}
        optional
        rows={3}
        maxLength={limits.noteLength}
      />
    </FormDialog>
  )
}
