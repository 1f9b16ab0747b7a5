import { getIbanProblem, kazakhIbanLength } from '@press/domain/identifiers/iban'
import { useTranslation } from '@press/i18n'
import { FormattedField, type TypedFieldProps } from '../TextField/FormattedField.tsx'
import { groupDigits, type TextFormat } from '../../private/formatted-text.ts'

export interface IbanFieldProps extends TypedFieldProps {}

const ibanFormat: TextFormat = {
  // Keeps letters that are not Latin, because the error message explains them. A key that has no effect would explain nothing.
  clean: (text) => text.toUpperCase().replace(/[^\p{L}\d]/gu, ''),
  format: (rawValue) => groupDigits(rawValue, [4]),
  max: kazakhIbanLength,
}
const exampleIban = 'KZ86 125K ZT50 0410 0100'

/** A field for a bank account in Kazakhstan (ИИК): an IBAN of twenty characters in groups of four. */
export function IbanField(props: IbanFieldProps) {
  const { t } = useTranslation('fields')
  return (
    <FormattedField
      placeholder={exampleIban}
      {...props}
      {...ibanFormat}
      inputMode="text"
      autoCapitalize="characters"
      isComplete={(value) => value.length === kazakhIbanLength || /[^A-Z\d]/.test(value)}
      problem={(value) => {
        const problem = getIbanProblem(value)
        return problem ? t(`iban.${problem}`, { length: kazakhIbanLength, typed: value.length }) : undefined
      }}
    />
  )
}
