import { dayProblems, lawfulDaysOff, setDayKinds, settingLimits, type SetDay } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useFieldArray } from 'react-hook-form'
import { Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Controller, usePressForm } from '../../../patterns/Form/index.ts'
import { FieldGrid } from '../../../patterns/FieldSet/index.ts'
import { Repeater } from '../../../patterns/Repeater/index.ts'
import { useToday } from '../../../private/useToday.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { pathAfter } from './rows.ts'
import { SettingForm, type SettingFormProps } from './SettingForm.tsx'

/** Special days, as typed. */
export interface TypedDays {
  days: { date: string; kind: string }[]
}

export interface DaysFormProps extends SettingFormProps<TypedDays> {
  /** Days of years that are over: kept, and not shown. */
  past: readonly SetDay[]
  /** @default now */
  today?: string
}

/** The days that are not as the law and the weekday say, with the law's own beside them. */
export function DaysForm({ defaultValues, past, refusal, onDraft, onSubmit, onCancel, today: given }: DaysFormProps) {
  const { t } = useTranslation(['settings', 'calendar'])
  const { date } = useFormat()
  const today = useToday(given)
  const form = usePressForm<TypedDays, 'settings'>({
    values: defaultValues,
    problems: ({ days }) => dayProblems({ days: [...past, ...days] }),
    words: 'settings',
    pathOf: pathAfter('days', past.length),
    onSubmit,
    refusal,
    onValuesChange: onDraft,
  })
  const { control, errorOf, getValues } = form
  const days = useFieldArray({ control, name: 'days', keyName: 'key' })
  return (
    <SettingForm section="days" form={form} onCancel={onCancel}>
      <Repeater
        label={t('days')}
        items={days.fields}
        itemKey={({ key }) => key}
        itemName={(index) => t('day', { number: index + 1 })}
        addLabel={t('addDay')}
        onAdd={() => days.append({ date: '', kind: '' }, { shouldFocus: false })}
        onRemove={days.remove}
        isFilled={(_item, index) => getValues(`days.${index}.date`) !== ''}
        max={settingLimits.days - past.length}
        error={errorOf('days')}
      >
        {(_item, index) => (
          <FieldGrid layout="columns">
            <Controller
              control={control}
              name={`days.${index}.date`}
              render={({ field }) => <DateField {...field} label={t('field.date')} today={today} required />}
            />
            <Select
              {...form.register(`days.${index}.kind`)}
              label={t('field.kind')}
              required
              options={setDayKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            />
          </FieldGrid>
        )}
      </Repeater>
      <Stack gap={2}>
        <Text variant="strong">{t('law')}</Text>
        <Text tone="secondary">
          {lawfulDaysOff
            .map(([day, name]) =>
              t('lawful', {
                day: date(`${today.slice(0, 4)}-${day}`, 'dayMonth'),
                name: t(`calendar:holiday.${name}`),
              }),
            )
            .join('; ')}
        </Text>
      </Stack>
    </SettingForm>
  )
}
