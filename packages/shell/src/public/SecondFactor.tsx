import { useTranslation } from '@press/i18n'
import { glyphs, TextField } from '@press/ui'
import { useEffect, useRef } from 'react'

interface SecondFactorProps {
  value: string
  error: string | undefined
  onValueChange: (value: string) => void
}

/** The field for an authenticator code or a recovery code. Takes the focus, because it is the only step left. */
export default function SecondFactor({ value, error, onValueChange }: SecondFactorProps) {
  const { t } = useTranslation('registration')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <TextField
      ref={field}
      label={t('factor.code')}
      hint={t('factor.hint')}
      name="totp"
      size="lg"
      prefix={glyphs.deviceMobile}
      autoComplete="one-time-code"
      tabular
      value={value}
      error={error}
      onValueChange={onValueChange}
    />
  )
}
