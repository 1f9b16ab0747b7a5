import { isValidKbe } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { FormattedField, type TypedFieldProps } from '../TextField/FormattedField.tsx'
import type { TextFormat } from '../../private/formatted-text.ts'

export interface KbeFieldProps extends TypedFieldProps {}

// The two digits of a valid code, which are also the keys of their texts.
type Residency = '1' | '2'
type Sector = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'

const kbeFormat: TextFormat = { clean: (text) => text.replace(/\D/g, ''), format: (rawValue) => rawValue, max: 2 }

/**
 * A field for the code of a payment's beneficiary (Кбе): two digits. The meaning of the code appears beneath once both digits are
 * typed.
 */
export function KbeField({ hint, ...props }: KbeFieldProps) {
  const { t } = useTranslation('fields')
  const meaning = isValidKbe(props.value)
    ? `${t(`kbe.residency.${props.value[0] as Residency}`)}, ${t(`kbe.sector.${props.value[1] as Sector}`)}`
    : undefined
  return (
    <FormattedField
      {...props}
      {...kbeFormat}
      hint={meaning ?? hint}
      inputMode="numeric"
      isComplete={(value) => value.length === 2}
      problem={(value) => (isValidKbe(value) ? undefined : t('kbe.wrong'))}
    />
  )
}
