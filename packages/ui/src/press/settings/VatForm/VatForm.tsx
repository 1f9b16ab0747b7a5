import { settingLimits, validateVat, type VatRate } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useFieldArray } from 'react-hook-form'
import { Text } from '../../../foundations/Text/index.ts'
import { Stack } from '../../../foundations/layout/index.ts'
import { Controller, usePressForm } from '../../../patterns/Form/index.ts'
import { FieldGrid } from '../../../patterns/FieldSet/index.ts'
import { Repeater } from '../../../patterns/Repeater/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { mapPathToVisibleRows } from './rows.ts'
import { SettingForm, type SettingFormProps } from './SettingForm.tsx'

/** The future rates, as typed. */
export interface FutureRates {
  rates: { from: string; rate: number | null }[]
}

export interface VatFormProps extends SettingFormProps<FutureRates> {
  /** The rates already in force. They are read-only, because documents use them. */
  activeRates: readonly VatRate[]
}

/** The VAT rates with their first days. Rates in force are read-only, and future rates are editable. */
export function VatForm({ defaultValues, activeRates, refusal, onDraft, onSubmit, onCancel }: VatFormProps) {
  const { t } = useTranslation('settings')
  const { date, number } = useFormat()
  const today = useToday()
  const form = usePressForm<FutureRates, 'settings'>({
    values: defaultValues,
    problems: ({ rates }) => validateVat({ rates: [...activeRates, ...rates] }, activeRates, today),
    namespace: 'settings',
    pathOf: mapPathToVisibleRows('rates', activeRates.length),
    onSubmit,
    refusal,
    onValuesChange: onDraft,
  })
  const { control, errorOf, getValues } = form
  const rates = useFieldArray({ control, name: 'rates', keyName: 'key' })
  return (
    <SettingForm section="vat" form={form} onCancel={onCancel}>
      <Stack gap={2}>
        <Text variant="strong">{t('begun')}</Text>
        <Stack as="ul" gap={1}>
          {activeRates.map(({ from, rate }) => (
            <li key={from}>{t('rateOf', { rate: number(rate), from: date(from, 'date') })}</li>
          ))}
        </Stack>
      </Stack>
      <Repeater
        label={t('coming')}
        items={rates.fields}
        itemKey={({ key }) => key}
        itemName={(index) => t('rate', { number: index + 1 })}
        addLabel={t('addRate')}
        onAdd={() => rates.append({ from: '', rate: null }, { shouldFocus: false })}
        onRemove={rates.remove}
        isFilled={(_item, index) => getValues(`rates.${index}.rate`) !== null}
        max={settingLimits.rates - activeRates.length}
        error={errorOf('rates')}
      >
        {(_item, index) => (
          <FieldGrid layout="columns">
            <Controller
              control={control}
              name={`rates.${index}.from`}
              render={({ field }) => <DateField {...field} label={t('field.from')} hint={t('hint.from')} required />}
            />
            <Controller
              control={control}
              name={`rates.${index}.rate`}
              render={({ field }) => <NumberField {...field} label={t('field.rate')} suffix="%" max={100} required />}
            />
          </FieldGrid>
        )}
      </Repeater>
    </SettingForm>
  )
}
