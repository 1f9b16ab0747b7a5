import { useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import { FormattedField, type TypedFieldProps } from '../TextField/FormattedField.tsx'
import { createMaskFormat } from './mask.ts'

export interface MaskedInputProps extends TypedFieldProps {
  /**
   * The pattern: `0` is a digit, `A` a letter (converted to a capital), `*` a digit or a letter. Other characters are literal:
   * `ТК-0000`.
   */
  mask: string
  /** A complete formatted value: `ТК-1143`. Shown while the field is empty and when the value is incomplete. */
  example: string
}

/**
 * A field for text with a fixed pattern. Spaces, dots and dashes are inserted automatically. The value contains only the characters
 * typed between them.
 */
export function MaskedInput({ mask, example, ...props }: MaskedInputProps) {
  const { t } = useTranslation('fields')
  const format = useMemo(() => createMaskFormat(mask), [mask])
  const isComplete = (value: string) => value.length === format.max
  return (
    <FormattedField
      placeholder={example}
      inputMode={/[A*]/.test(mask) ? 'text' : 'numeric'}
      {...props}
      {...format}
      isComplete={isComplete}
      problem={(value) => (isComplete(value) ? undefined : t('mask.incomplete', { example }))}
    />
  )
}
