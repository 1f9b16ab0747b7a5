import type { LocalName, FormatInput } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { useFormContext, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import { Controller, FormDialog, type PressForm } from '../../../patterns/Form/index.ts'
import { FieldGrid } from '../../../patterns/FieldSet/index.ts'
import { MoneyField } from '../../../primitives/MoneyField/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import type { BindingValues, NewMaterialDialogProps, PaperValues } from './types.ts'

/** The fields of all three dialogs; each dialog shows some of them. */
type Values = PaperValues & FormatInput & BindingValues

interface NumberFieldProps {
  name: FieldPathByValue<Values, number | null>
  label: string
  hint?: string
}

export const noName: LocalName = { kz: '', ru: '', en: '' }

/** Name fields in the languages of the press, Russian first. */
export function NameFields({ hint }: { hint?: string }) {
  const { t } = useTranslation('materials')
  const { register } = useFormContext<Values>()
  const hints = { ru: hint, kz: undefined, en: t('hint.en') }
  return (['ru', 'kz', 'en'] as const).map((locale) => (
    <TextField
      key={locale}
      {...register(`name.${locale}`)}
      label={t(`field.${locale}`)}
      hint={hints[locale]}
      required
      autoComplete="off"
    />
  ))
}

export function CountField({ name, ...props }: NumberFieldProps & { suffix?: string; digits?: number }) {
  const { control } = useFormContext<Values>()
  return (
    <Controller control={control} name={name} render={({ field }) => <NumberField {...props} {...field} required />} />
  )
}

export function PriceField({ name, ...props }: NumberFieldProps) {
  const { control } = useFormContext<Values>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => <MoneyField {...props} {...field} required step={100} />}
    />
  )
}

interface MaterialFormProps<Filled extends FieldValues> extends Pick<NewMaterialDialogProps, 'kind' | 'onClose'> {
  form: PressForm<Filled>
  children: ReactNode
}

/** The dialog shared by the three forms. */
export function MaterialForm<Filled extends FieldValues>({ form, kind, onClose, children }: MaterialFormProps<Filled>) {
  const { t } = useTranslation('materials')
  return (
    <FormDialog
      form={form}
      size="md"
      title={t(`new.${kind}`)}
      onClose={onClose}
      cancelLabel={t('cancel')}
      submitLabel={t('save')}
      busyLabel={t('busy')}
    >
      <FieldGrid layout="columns">{children}</FieldGrid>
    </FormDialog>
  )
}
