import type { PrintFormValues } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useFormContext, type FieldPathByValue } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { Select, type SelectOption } from '../../../primitives/Select/index.ts'

/* Props of a form field whose value is not a text. An unknown value is null. */

interface OwnProps<Value> {
  name: FieldPathByValue<PrintFormValues, Value>
  label: string
  hint?: string | undefined
  required?: boolean
}

export function CountField(props: OwnProps<number | null> & { suffix?: string }) {
  const { control } = useFormContext<PrintFormValues>()
  return (
    <Controller
      control={control}
      name={props.name}
      render={({ field: { value, ...field } }) => <NumberField {...props} {...field} value={value ?? null} />}
    />
  )
}

export function ChoiceField({ options, ...props }: OwnProps<string | null> & { options: readonly SelectOption[] }) {
  const { t } = useTranslation('print-forms')
  const { control } = useFormContext<PrintFormValues>()
  return (
    <Controller
      control={control}
      name={props.name}
      render={({ field: { value, onValueChange, ...field } }) => (
        <Select
          {...props}
          {...field}
          options={options}
          clearable={!props.required}
          placeholder={t(props.required ? 'work.choose' : 'work.notSet')}
          value={value ?? ''}
          onValueChange={(newDate) => onValueChange(newDate || null)}
        />
      )}
    />
  )
}

export function DayField({ ...props }: OwnProps<string | null> & {}) {
  const { control } = useFormContext<PrintFormValues>()
  return (
    <Controller
      control={control}
      name={props.name}
      render={({ field: { value, onValueChange, ...field } }) => (
        <DateField {...props} {...field} value={value ?? ''} onValueChange={(day) => onValueChange(day || null)} />
      )}
    />
  )
}
