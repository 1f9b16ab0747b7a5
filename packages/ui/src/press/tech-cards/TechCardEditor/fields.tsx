import { useTranslation } from '@press/i18n'
import { createContext, useContext, type ReactNode } from 'react'
import { useFormContext, type FieldPath } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { Select, type SelectOption } from '../../../primitives/Select/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import type { CardField, TechCardValues } from '../tech-card-values.ts'
import * as styles from './TechCardEditor.css.ts'

/* The fields of a card by kind. An unknown value is stored as null. Each field is as wide as its content. */

type Width = keyof typeof styles.cell

interface CardFieldProps {
  name: FieldPath<TechCardValues>
  label: string
  /** @default 'md' */
  width?: Width
  hint?: string | undefined
  required?: boolean
}

/**
 * A function that returns the previous value of a field, from before editing started. It is shown below the field instead of the
 * hint.
 */
export const PreviousValueContext = createContext<(field: CardField) => string | undefined>(() => undefined)
const useHint = (name: string, hint: string | undefined): string | undefined =>
  useContext(PreviousValueContext)(name as CardField) ?? hint

export const Cell = ({ width, children }: { width: Width; children: ReactNode }) => (
  <div className={styles.cell[width]}>{children}</div>
)

const toFieldText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

export function CardTextField({
  name,
  label,
  width = 'md',
  hint: hintProp,
  required,
  rows,
  bookTitle,
}: CardFieldProps & { rows?: number; bookTitle?: boolean }) {
  const { control } = useFormContext<TechCardValues>()
  const hint = useHint(name, hintProp)
  return (
    <Cell width={width}>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onValueChange, onBlur, ref }, fieldState: { error } }) => {
          const sharedProps = {
            name,
            label,
            hint,
            required,
            ref,
            onBlur,
            value: toFieldText(value),
            error: error?.message,
          }
          const changeText = (text: string) => onValueChange(required ? text : text || null)
          return rows ? (
            <TextArea {...sharedProps} rows={rows} onValueChange={changeText} />
          ) : (
            <TextField {...sharedProps} bookTitle={bookTitle} onValueChange={changeText} />
          )
        }}
      />
    </Cell>
  )
}

export function CountField({
  name,
  label,
  width = 'xs',
  hint: hintProp,
  digits = 0,
}: CardFieldProps & { digits?: number }) {
  const { control } = useFormContext<TechCardValues>()
  const hint = useHint(name, hintProp)
  return (
    <Cell width={width}>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onValueChange, onBlur, ref }, fieldState: { error } }) => (
          <NumberField
            {...{ name, label, hint, ref, onBlur, digits, onValueChange }}
            value={typeof value === 'number' ? value : null}
            max={100_000_000}
            error={error?.message}
          />
        )}
      />
    </Cell>
  )
}

export function DayField({ name, label, hint: hintProp, required }: CardFieldProps) {
  const { control } = useFormContext<TechCardValues>()
  const hint = useHint(name, hintProp)
  return (
    <Cell width="sm">
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onValueChange, onBlur, ref }, fieldState: { error } }) => (
          <DateField
            {...{ name, label, hint, required, ref, onBlur }}
            value={toFieldText(value)}
            error={error?.message}
            onValueChange={(day) => onValueChange(day || null)}
          />
        )}
      />
    </Cell>
  )
}

interface ChoiceFieldProps extends CardFieldProps {
  options: readonly SelectOption[]
  /** Whether the value is the id of a record. @default false */
  numeric?: boolean
}

export function ChoiceField({
  name,
  label,
  width = 'md',
  hint: hintProp,
  required,
  options,
  numeric = false,
}: ChoiceFieldProps) {
  const { t } = useTranslation('tech-cards')
  const { control } = useFormContext<TechCardValues>()
  const hint = useHint(name, hintProp)
  return (
    <Cell width={width}>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onValueChange, onBlur, ref }, fieldState: { error } }) => (
          <Select
            {...{ name, label, hint, required, ref, onBlur, options }}
            clearable={!required}
            placeholder={t(required ? 'form.choose' : 'form.notSet')}
            value={toFieldText(value)}
            error={error?.message}
            onValueChange={(nextValue) => onValueChange(nextValue ? (numeric ? Number(nextValue) : nextValue) : null)}
          />
        )}
      />
    </Cell>
  )
}
