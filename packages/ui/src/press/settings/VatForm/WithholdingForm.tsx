import {
  settingLimits,
  withholdingFields,
  validateWithholding,
  type WithholdingRatesInput,
  type WithholdingField,
  type WithholdingRates,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useFieldArray } from 'react-hook-form'
import { Text } from '../../../foundations/Text/index.ts'
import { Stack } from '../../../foundations/layout/index.ts'
import { Controller, usePressForm } from '../../../patterns/Form/index.ts'
import { FieldGrid } from '../../../patterns/FieldSet/index.ts'
import { Repeater } from '../../../patterns/Repeater/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { mapPathToVisibleRows } from './rows.ts'
import { SettingForm, type SettingFormProps } from './SettingForm.tsx'

/** The future figures, as typed. */
export interface FutureWithholding {
  rates: WithholdingRatesInput[]
}

export interface WithholdingFormProps extends SettingFormProps<FutureWithholding> {
  /** The figures already in force. They are read-only, because acts use them. */
  activeRates: readonly WithholdingRates[]
}

/** Returns the unit of a figure. */
const getUnit = (field: WithholdingField): 'tenge' | 'percent' | 'mzp' | 'mrp' => {
  if (field === 'mrp' || field === 'mzp') return 'tenge'
  if (field === 'ipn_limit') return 'mrp'
  return field.endsWith('_most') ? 'mzp' : 'percent'
}

/** Taxes and contributions with their first days. Figures in force are read-only, and future figures are editable. */
export function WithholdingForm({
  defaultValues,
  activeRates,
  refusal,
  onDraft,
  onSubmit,
  onCancel,
}: WithholdingFormProps) {
  const { t } = useTranslation('settings')
  const { date, number } = useFormat()
  const today = useToday()
  const form = usePressForm<FutureWithholding, 'settings'>({
    values: defaultValues,
    problems: ({ rates }) => validateWithholding({ rates: [...activeRates, ...rates] }, activeRates, today),
    namespace: 'settings',
    pathOf: mapPathToVisibleRows('rates', activeRates.length),
    onSubmit,
    refusal,
    onValuesChange: onDraft,
  })
  const { control, errorOf } = form
  const rates = useFieldArray({ control, name: 'rates', keyName: 'key' })
  // New figures start as a copy of the latest figures, because only a few figures change each year.
  const createNextRates = (): WithholdingRatesInput => {
    const lastRates = rates.fields.at(-1) ?? activeRates.at(-1)
    return {
      ...(Object.fromEntries(withholdingFields.map((field) => [field, lastRates?.[field] ?? null])) as Record<
        WithholdingField,
        number | null
      >),
      from: '',
      royalty: lastRates?.royalty ?? true,
    }
  }
  const getRateLines = (row: WithholdingRates): string[] => [
    t('withholding.line.index', { mrp: number(row.mrp), mzp: number(row.mzp) }),
    ...(['opv', 'vosms', 'so'] as const)
      .filter((kind) => row[kind] > 0)
      .map((kind) => t(`withholding.line.${kind}`, { rate: number(row[kind]), most: number(row[`${kind}_most`]) })),
    row.ipn_limit > 0
      ? t('withholding.line.ipnAbove', {
          rate: number(row.ipn),
          limit: number(row.ipn_limit),
          above: number(row.ipn_above),
        })
      : t('withholding.line.ipn', { rate: number(row.ipn) }),
    t(`withholding.royalty.${row.royalty ? 'all' : 'tax'}`),
  ]
  return (
    <SettingForm section="withholding" form={form} onCancel={onCancel}>
      <Stack gap={3}>
        <Text variant="strong">{t('begun')}</Text>
        {activeRates.map((row) => (
          <Stack key={row.from} gap={1}>
            <Text variant="strong">{t('withholding.since', { from: date(row.from, 'date') })}</Text>
            {getRateLines(row).map((line) => (
              <Text key={line} tone="secondary">
                {line}
              </Text>
            ))}
          </Stack>
        ))}
      </Stack>
      <Repeater
        label={t('withholding.coming')}
        items={rates.fields}
        itemKey={({ key }) => key}
        itemName={(index) => t('withholding.row', { number: index + 1 })}
        addLabel={t('withholding.add')}
        onAdd={() => rates.append(createNextRates(), { shouldFocus: false })}
        onRemove={rates.remove}
        isFilled={() => true}
        max={settingLimits.rates - activeRates.length}
        error={errorOf('rates')}
      >
        {(_item, index) => (
          <Stack gap={4}>
            <FieldGrid layout="columns">
              <Controller
                control={control}
                name={`rates.${index}.from`}
                render={({ field }) => <DateField {...field} label={t('field.from')} hint={t('hint.from')} required />}
              />
              {withholdingFields.map((name) => {
                const unit = getUnit(name)
                return (
                  <Controller
                    key={name}
                    control={control}
                    name={`rates.${index}.${name}`}
                    render={({ field }) => (
                      <NumberField
                        {...field}
                        label={t(`withholding.field.${name}`)}
                        hint={name === 'ipn_limit' ? t('withholding.noLimit') : undefined}
                        suffix={t(`withholding.unit.${unit}`)}
                        {...(unit === 'percent' && { digits: 2, max: 100 })}
                        required
                      />
                    )}
                  />
                )
              })}
            </FieldGrid>
            <Controller
              control={control}
              name={`rates.${index}.royalty`}
              render={({ field: { value, onValueChange, ...field } }) => (
                <Checkbox
                  {...field}
                  checked={value}
                  onCheckedChange={onValueChange}
                  label={t('withholding.royalty.field')}
                />
              )}
            />
          </Stack>
        )}
      </Repeater>
    </SettingForm>
  )
}
