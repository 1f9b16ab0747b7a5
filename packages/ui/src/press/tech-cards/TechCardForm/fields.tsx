import { useTranslation } from '@press/i18n'
import { Controller, useFormContext, type FieldPath } from 'react-hook-form'
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
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => {
        const shared = { name, label, hint, required, ref, onBlur, value: textOf(value), error: error?.message }
        const change = (text: string) => onChange(required ? text : text || null)
        return rows ? (
          <TextArea {...shared} rows={rows} onChange={({ target }) => change(target.value)} />
        ) : (
          <TextField {...shared} bookTitle={bookTitle} onChange={({ target }) => change(target.value)} />
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
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <TextField
          {...{ name, label, hint, ref, onBlur }}
          inputMode="numeric"
          tabular
          value={textOf(value)}
          error={error?.message}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/g, '').slice(0, 9)
            onChange(digits ? Number(digits) : null)
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
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <DateField
          {...{ name, label, required, ref, onBlur }}
          value={textOf(value)}
          error={error?.message}
          onChange={(day) => onChange(day || null)}
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
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <Select
          {...{ name, label, hint, required, ref, onBlur, options }}
          clearable={!required}
          placeholder={t(required ? 'form.choose' : 'form.notSet')}
          value={textOf(value)}
          error={error?.message}
          onChange={({ target }) => onChange(target.value ? (numeric ? Number(target.value) : target.value) : null)}
        />
      )}
    />
  )
}
