import { getBinIinProblem, isBin } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { FormattedField, type TypedFieldProps } from '../TextField/FormattedField.tsx'
import { groupDigits, type TextFormat } from '../../private/formatted-text.ts'

export interface BinIinFieldProps extends TypedFieldProps {
  /** The kind of number: an organization's BIN, a person's IIN, or either. @default 'either' */
  kind?: 'bin' | 'iin' | 'either'
  /** The message for a wrong check digit. @default that there is no such number */
  checksumProblem?: string
}

const digitCount = 12
const digitsFormat: TextFormat = {
  clean: (text) => text.replace(/\D/g, ''),
  format: (rawValue) => groupDigits(rawValue, [6]),
  max: digitCount,
}
const wrongNumberKeys = { bin: 'binIin.wrongBin', iin: 'binIin.wrongIin', either: 'binIin.wrong' } as const

/** A BIN or an IIN: twelve digits that start with a date and end with a check digit. */
export function BinIinField({ kind = 'either', checksumProblem, ...props }: BinIinFieldProps) {
  const { t } = useTranslation('fields')
  return (
    <FormattedField
      {...props}
      {...digitsFormat}
      inputMode="numeric"
      isComplete={(value) => value.length === digitCount}
      problem={(value) => {
        const problem = kind === 'iin' && isBin(value) ? 'isBin' : getBinIinProblem(value)
        if (!problem) return undefined
        return problem === 'checksum'
          ? (checksumProblem ?? t(wrongNumberKeys[kind]))
          : t(`binIin.${problem}`, { digits: value.length })
      }}
    />
  )
}
