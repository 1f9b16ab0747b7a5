import type { WorkUnit } from '@press/domain'
import { useFormContext, type FieldPathByValue } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { MoneyField } from '../../../primitives/MoneyField/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { Select, type SelectOption } from '../../../primitives/Select/index.ts'
import type { OfferValues } from './offer-values.ts'

/* Props of a form field whose value is not a text. */

interface OwnProps<Value> {
  name: FieldPathByValue<OfferValues, Value>
  label: string
  hint?: string | undefined
  required?: boolean
}

export function CountField(props: OwnProps<number | null> & { digits?: number; suffix?: string }) {
  const { control } = useFormContext<OfferValues>()
  return (
    <Controller control={control} name={props.name} render={({ field }) => <NumberField {...props} {...field} />} />
  )
}

export function PriceField(props: OwnProps<number | null>) {
  const { control } = useFormContext<OfferValues>()
  return <Controller control={control} name={props.name} render={({ field }) => <MoneyField {...props} {...field} />} />
}

export function DayField(
  props: OwnProps<string> & { min?: string; minReason?: string; readOnlyReason?: string | undefined },
) {
  const { control } = useFormContext<OfferValues>()
  return <Controller control={control} name={props.name} render={({ field }) => <DateField {...props} {...field} />} />
}

/** A choice among a few options; null if nothing is chosen. */
export function ChoiceField({
  options,
  placeholder,
  ...props
}: OwnProps<string | null> & { options: readonly SelectOption[]; placeholder: string }) {
  const { control } = useFormContext<OfferValues>()
  return (
    <Controller
      control={control}
      name={props.name}
      render={({ field: { value, onValueChange, ...field } }) => (
        <Select
          {...props}
          {...field}
          {...{ options, placeholder }}
          clearable
          value={value ?? ''}
          onValueChange={(newDate) => onValueChange(newDate || null)}
        />
      )}
    />
  )
}

/** A field for the unit of a work. */
export function UnitField({ options, ...props }: OwnProps<WorkUnit> & { options: readonly SelectOption[] }) {
  const { control } = useFormContext<OfferValues>()
  return (
    <Controller
      control={control}
      name={props.name}
      render={({ field: { onValueChange, ...field } }) => (
        <Select
          {...props}
          {...field}
          options={options}
          placeholder={null}
          onValueChange={(newUnit) => onValueChange(newUnit as WorkUnit)}
        />
      )}
    />
  )
}
