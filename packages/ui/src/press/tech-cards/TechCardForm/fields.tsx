import { useTranslation } from '@press/i18n'
import { useFormContext, type FieldPath } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { Select, type SelectOption } from '../../../primitives/Select/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import type { TechCardValues } from './techCardValues.ts'

/* The card's fields by kind: each keeps null, and not an empty text, where nothing is known. */

interface CardFieldProps {
  name: FieldPath<TechCardValues>
  label: string
  hint?: string | undefined
  required?: boolean
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

export function WordsField({
  name,
  label,
  hint,
  required,
  rows,
  bookTitle,
}: CardFieldProps & { rows?: number; bookTitle?: boolean }) {
  const { control } = useFormContext<TechCardValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onValueChange, onBlur, ref }, fieldState: { error } }) => {
        const shared = { name, label, hint, required, ref, onBlur, value: textOf(value), error: error?.message }
        const change = (text: string) => onValueChange(required ? text : text || null)
        return rows ? (
          <TextArea {...shared} rows={rows} onValueChange={change} />
        ) : (
          <TextField {...shared} bookTitle={bookTitle} onValueChange={change} />
        )
      }}
    />
  )
}

/** A whole number; anything but digits is left out while it is typed. */
export function CountField({ name, label, hint }: CardFieldProps) {
  const { control } = useFormContext<TechCardValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onValueChange, onBlur, ref }, fieldState: { error } }) => (
        <TextField
          {...{ name, label, hint, ref, onBlur }}
          inputMode="numeric"
          tabular
          value={textOf(value)}
          error={error?.message}
          onValueChange={(next) => {
            const digits = next.replace(/\D/g, '').slice(0, 9)
            onValueChange(digits ? Number(digits) : null)
          }}
        />
      )}
    />
  )
}

export function DayField({ name, label, required }: CardFieldProps) {
  const { control } = useFormContext<TechCardValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onValueChange, onBlur, ref }, fieldState: { error } }) => (
        <DateField
          {...{ name, label, required, ref, onBlur }}
          value={textOf(value)}
          error={error?.message}
          onValueChange={(day) => onValueChange(day || null)}
        />
      )}
    />
  )
}

interface ChoiceFieldProps extends CardFieldProps {
  options: readonly SelectOption[]
  /** The value is the number of a row. @default false */
  numeric?: boolean
}

export function ChoiceField({ name, label, hint, required, options, numeric = false }: ChoiceFieldProps) {
  const { t } = useTranslation('tech-cards')
  const { control } = useFormContext<TechCardValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onValueChange, onBlur, ref }, fieldState: { error } }) => (
        <Select
          {...{ name, label, hint, required, ref, onBlur, options }}
          clearable={!required}
          placeholder={t(required ? 'form.choose' : 'form.notSet')}
          value={textOf(value)}
          error={error?.message}
          onValueChange={(next) => onValueChange(next ? (numeric ? Number(next) : next) : null)}
        />
      )}
    />
  )
}
