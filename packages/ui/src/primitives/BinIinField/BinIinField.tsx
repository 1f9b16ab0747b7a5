import { binIinProblem, isBin } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { FormattedField, type TypedFieldProps } from '../TextField/FormattedField.tsx'
import { groupDigits, type TextFormat } from '../../private/formatted-text.ts'

export interface BinIinFieldProps extends TypedFieldProps {
  /** The kind of number: an organization's BIN, a person's IIN, or either. @default 'either' */
  kind?: 'bin' | 'iin' | 'either'
  /** The message for a wrong check digit. @default that there is no such number */
  checksumProblem?: string
}

const length = 12
const digits: TextFormat = {
  clean: (text) => text.replace(/\D/g, ''),
  format: (rawValue) => groupDigits(rawValue, [6]),
  max: length,
}
const wrong = { bin: 'binIin.wrongBin', iin: 'binIin.wrongIin', either: 'binIin.wrong' } as const

/** A BIN or an IIN: twelve digits that start with a date and end with a check digit. */
export function BinIinField({ kind = 'either', checksumProblem, ...props }: BinIinFieldProps) {
  const { t } = useTranslation('fields')
  return (
    <FormattedField
      {...props}
      {...digits}
      inputMode="numeric"
      complete={(value) => value.length === length}
      problem={(value) => {
        const found = kind === 'iin' && isBin(value) ? 'isBin' : binIinProblem(value)
        if (!found) return undefined
        return found === 'checksum'
          ? (checksumProblem ?? t(wrong[kind]))
          : t(`binIin.${found}`, { digits: value.length })
      }}
    />
  )
}
