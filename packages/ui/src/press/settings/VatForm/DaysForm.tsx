import { dayProblems, lawfulDaysOff, lawfulMoves, setDayKinds, settingLimits, type SetDay } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Controller, usePressForm } from '../../../patterns/Form/index.ts'
import { FieldGrid } from '../../../patterns/FieldSet/index.ts'
import { Repeater } from '../../../patterns/Repeater/index.ts'
import { useToday } from '../../../private/useToday.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { YearPicture } from '../YearPicture/index.ts'
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
  const today = useToday(given)
  const years = [today.slice(0, 4), String(Number(today.slice(0, 4)) + 1)]
  const [year = '', setYear] = useState(years[0])
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
  const typed = useWatch({ control, name: 'days' })
  const days = useFieldArray({ control, name: 'days', keyName: 'key' })
  return (
    <SettingForm section="days" form={form} onCancel={onCancel}>
      <SegmentedControl
        label={t('year.label')}
        value={year}
        onValueChange={setYear}
        options={years.map((one) => ({ value: one, label: one }))}
      />
      <YearPicture year={Number(year)} set={Object.fromEntries(typed.map((day) => [day.date, day.kind]))} />
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
      <LawfulDays year={year} />
    </SettingForm>
  )
}

/** The law's days off of a year, each with the day off in its stead where it falls on a weekend. */
function LawfulDays({ year }: { year: string }) {
  const { t } = useTranslation(['settings', 'calendar'])
  const { date } = useFormat()
  const moves = [...lawfulMoves(year)]
  return (
    <Stack gap={2}>
      <Text variant="strong">{t('law')}</Text>
      <Stack as="ul" gap={1}>
        {lawfulDaysOff.map(([day, name]) => {
          const [moved] = moves.find(([, holiday]) => holiday === `${year}-${day}`) ?? []
          const lawful = t('lawful', { day: date(`${year}-${day}`, 'dayMonth'), name: t(`calendar:holiday.${name}`) })
          return (
            <li key={day}>
              <Text tone="secondary">
                {moved ? t('lawfulMoved', { lawful, moved: date(moved, 'dayMonth') }) : lawful}
              </Text>
            </li>
          )
        })}
      </Stack>
    </Stack>
  )
}
