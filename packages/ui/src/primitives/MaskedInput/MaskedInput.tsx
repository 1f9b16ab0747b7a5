import { useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import { FormattedField, type TypedFieldProps } from '../TextField/FormattedField.tsx'
import { createMaskFormat } from './mask.ts'

export interface MaskedInputProps extends TypedFieldProps {
  /** `0` is a digit, `A` a letter (written as a capital), `*` either; the rest stands for itself: `ТК-0000`. */
  mask: string
  /** A whole value as it looks, shown while the field is empty and when it is not all there: `ТК-1143`. */
  example: string
}

/** A text of one pattern: spaces, dots and dashes come by themselves. The value is only what was typed between them. */
export function MaskedInput({ mask, example, ...props }: MaskedInputProps) {
  const { t } = useTranslation('fields')
  const format = useMemo(() => createMaskFormat(mask), [mask])
  const whole = (value: string) => value.length === format.max
  return (
    <FormattedField
      placeholder={example}
      inputMode={/[A*]/.test(mask) ? 'text' : 'numeric'}
      {...props}
      {...format}
      complete={whole}
      problem={(value) => (whole(value) ? undefined : t('mask.incomplete', { example }))}
    />
  )
}
