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
  const [sent, setSent] = useState<{ email: string; minutes: number }>()
  const [isRequesting, setIsRequesting] = useState(false)
  const [refused, setRefused] = useState<string>()
  const form = usePressForm({
    values: { code: '' },
    problems: ({ code }): { code?: 'required' | 'digits' } => {
      const typed = code.replaceAll(/\s/gu, '')
      if (!typed) return { code: 'required' }
      return typed.length === signingCode.digits && /^\d+$/u.test(typed) ? {} : { code: 'digits' }
    },
    words: 'contracts' as const,
    onSubmit: ({ code }) => onCode(code.replaceAll(/\s/gu, '')),
  })
  const { setFocus } = form
  const ask = async () => {
    setIsRequesting(true)
    setRefused(undefined)
    try {
      const sentCode = await onAskCode()
      setSent(sentCode)
      announce(t('sign.sentTo', { ...sentCode }))
    } catch (problem) {
      setRefused(toFormError(problem).message)
    }
    setIsRequesting(false)
  }
  useEffect(() => {
    if (sent) setFocus('code')
  }, [sent, setFocus])
  if (!sent)
    return (
      <>
        <p className={styles.quiet}>{t('sign.lead')}</p>
        {refused && <Alert tone="danger">{refused}</Alert>}
        <div>
          <Button variant="primary" busy={isRequesting} onClick={() => void ask()}>
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
        hint={t('sign.sentTo', { ...sent })}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        tabular
      />
      {refused && <Alert tone="danger">{refused}</Alert>}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('sign.confirm')}
        </Button>
        <Button variant="quiet" busy={isRequesting} onClick={() => void ask()}>
          {t('sign.again')}
        </Button>
      </div>
    </Form>
  )
}
