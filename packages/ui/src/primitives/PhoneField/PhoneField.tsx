import { formatPartialPhone, parsePhone, getPhoneProblem } from '@press/domain/identifiers/phone'
import { useTranslation } from '@press/i18n'
import { FormattedField, type TypedFieldProps } from '../TextField/FormattedField.tsx'
import type { TextFormat } from '../../private/formatted-text.ts'

export interface PhoneFieldProps extends TypedFieldProps {}

const phoneFormat: TextFormat = {
  clean: (text) => (/^\s*\+/.test(text) ? '+' : '') + text.replace(/\D/g, ''),
  format: (rawValue) => (rawValue ? formatPartialPhone(rawValue) : ''),
  // The length of the longest phone number, including the plus sign.
  max: 16,
}

/**
 * A field for a phone number of any country. Kazakh numbers need no country code: `8 701…`, `701…` and `+7 701…` all become
 * `+7701…`.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { t } = useTranslation('fields')
  return (
    <FormattedField
      placeholder="+7 701 123 4567"
      {...props}
      {...phoneFormat}
      type="tel"
      inputMode="tel"
      autoComplete={props.autoComplete ?? 'tel'}
      normalize={(value) => parsePhone(value) ?? value}
      problem={(value) => {
        const problem = getPhoneProblem(value)
        return problem ? t(`phone.${problem}`) : undefined
      }}
    />
  )
}
