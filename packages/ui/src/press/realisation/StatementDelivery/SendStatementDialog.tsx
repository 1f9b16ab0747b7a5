import { isEmail, limits } from '@press/domain'
import { useFormat, useTranslation, type Locale } from '@press/i18n'
import { FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'

/** The recipient of a statement, and the sender's own message if there is one. */
export interface StatementLetter {
  email: string
  message?: string
  /** Whether the statement was sent before and the sender confirmed sending it again. */
  again: boolean
}

interface SendStatementDialogProps {
  number: string
  email: string
  language: Locale
  /** The previous letter for the same period. Undefined if no letter was sent. */
  previousLetter: { created_at: string; email: string } | undefined
  onSend: (letter: StatementLetter) => Promise<void>
  onClose: () => void
}

/** Asks for the address and message of a letter with a statement. Warns first if a letter for the same period was already sent. */
export function SendStatementDialog({
  number,
  email,
  language,
  previousLetter,
  onSend,
  onClose,
}: SendStatementDialogProps) {
  const { t } = useTranslation('realisation')
  const { date } = useFormat()
  const form = usePressForm({
    values: { email, message: '' },
    problems: (values): { email?: 'required' | 'email' } => {
      if (!values.email.trim()) return { email: 'required' }
      return isEmail(values.email.trim()) ? {} : { email: 'email' }
    },
    namespace: 'realisation' as const,
    onSubmit: async (values) => {
      const message = values.message.trim()
      await onSend({ email: values.email.trim(), again: Boolean(previousLetter), ...(message && { message }) })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(previousLetter ? 'send.againTitle' : 'send.title', { number })}
      onClose={onClose}
      cancelLabel={t('send.cancel')}
      submitLabel={t(previousLetter ? 'send.again' : 'send.one')}
      busyLabel={t('send.sending')}
    >
      {previousLetter && (
        <Alert tone="warning">
          {t('send.before', { date: date(previousLetter.created_at, 'dateTime'), email: previousLetter.email })}
        </Alert>
      )}
      <TextField
        {...form.register('email')}
        type="email"
        label={t('send.email')}
        hint={t('send.emailHint')}
        required
        autoComplete="off"
      />
      <TextArea
        {...form.register('message')}
        label={t('send.message')}
        hint={t('send.messageHint')}
        optional
        rows={3}
        maxLength={limits.noteLength}
      />
      <p>{t('send.language', { language: t(`send.languageName.${language}`) })}</p>
    </FormDialog>
  )
}
