import { signingCode } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useEffect, useState } from 'react'
import { Form, toFormError, usePressForm } from '../../../patterns/Form/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import * as styles from '../parts/parts.css.ts'

export interface CodeFormProps {
  /** Sends the code by e-mail. Resolves to the recipient's address and the validity of the code in minutes. */
  onAskCode: () => Promise<{ email: string; minutes: number }>
  onCode: (code: string) => Promise<void>
}

/** Signs with a code from an e-mail: the user requests the code, then types it. */
export function CodeForm({ onAskCode, onCode }: CodeFormProps) {
  const { t } = useTranslation('contracts')
  const announce = useAnnounce()
  const [sentCode, setSentCode] = useState<{ email: string; minutes: number }>()
  const [isRequesting, setIsRequesting] = useState(false)
  const [refusalMessage, setRefusalMessage] = useState<string>()
  const form = usePressForm({
    values: { code: '' },
    problems: ({ code }): { code?: 'required' | 'digits' } => {
      const digits = code.replaceAll(/\s/gu, '')
      if (!digits) return { code: 'required' }
      return digits.length === signingCode.digits && /^\d+$/u.test(digits) ? {} : { code: 'digits' }
    },
    namespace: 'contracts' as const,
    onSubmit: ({ code }) => onCode(code.replaceAll(/\s/gu, '')),
  })
  const { setFocus } = form
  const requestCode = async () => {
    setIsRequesting(true)
    setRefusalMessage(undefined)
    try {
      const codeDetails = await onAskCode()
      setSentCode(codeDetails)
      announce(t('sign.sentTo', { ...codeDetails }))
    } catch (error) {
      setRefusalMessage(toFormError(error).message)
    }
    setIsRequesting(false)
  }
  useEffect(() => {
    if (sentCode) setFocus('code')
  }, [sentCode, setFocus])
  if (!sentCode)
    return (
      <>
        <p className={styles.quiet}>{t('sign.lead')}</p>
        {refusalMessage && <Alert tone="danger">{refusalMessage}</Alert>}
        <div>
          <Button variant="primary" busy={isRequesting} onClick={() => void requestCode()}>
            {t('sign.ask')}
          </Button>
        </div>
      </>
    )
  return (
    <Form form={form} label={t('sign.title')}>
      <TextField
        {...form.register('code')}
        label={t('sign.code')}
        hint={t('sign.sentTo', { ...sentCode })}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        tabular
      />
      {refusalMessage && <Alert tone="danger">{refusalMessage}</Alert>}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('sign.confirm')}
        </Button>
        <Button variant="quiet" busy={isRequesting} onClick={() => void requestCode()}>
          {t('sign.again')}
        </Button>
      </div>
    </Form>
  )
}
