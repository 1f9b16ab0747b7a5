import { getIsbnProblem, parseIsbn } from '@press/domain/identifiers/isbn'
import { useTranslation } from '@press/i18n'
import { FormattedField, type TypedFieldProps } from '../TextField/FormattedField.tsx'
import { groupDigits, type TextFormat } from '../../private/formatted-text.ts'

export interface IsbnFieldProps extends TypedFieldProps {}

const isbnLength = 13
const isbnFormat: TextFormat = {
  // The last digit of an ISBN-10 may be an X.
  clean: (text) => {
    let result = ''
    for (const character of text)
      if (/\d/.test(character) || (/x/i.test(character) && result.length === 9)) result += character.toUpperCase()
    return result
  },
  format: (rawValue) => {
    if (rawValue.length === isbnLength) return parseIsbn(rawValue)?.hyphenated ?? groupDigits(rawValue, [3, 10], '-')
    return /^97[89]/.test(rawValue) ? groupDigits(rawValue, [3, 10], '-') : rawValue
  },
  max: isbnLength,
}

/** A field for an ISBN-13, hyphenated by country and publisher. An ISBN-10 is converted to an ISBN-13. */
export function IsbnField(props: IsbnFieldProps) {
  const { t } = useTranslation('fields')
  return (
    <FormattedField
      {...props}
      {...isbnFormat}
      inputMode="text"
      isComplete={(value) => value.length === isbnLength}
      normalize={(value) => parseIsbn(value)?.isbn13 ?? value}
      problem={(value) => {
        const problem = getIsbnProblem(value)
        return problem ? t(`isbn.${problem}`, { digits: value.length }) : undefined
      }}
    />
  )
}
