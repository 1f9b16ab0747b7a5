import { daysBetween, eventCategories, eventTags, limits } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useId } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { MultiCombobox } from '../../primitives/Combobox/index.ts'
import { addDays } from '../../primitives/DateField/calendar.ts'
import { DateField, type IsoDate } from '../../primitives/DateField/index.ts'
import { Select } from '../../primitives/Select/index.ts'
import { Switch } from '../../primitives/Switch/index.ts'
import { TextArea } from '../../primitives/TextArea/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'
import type { Person } from '../wire.ts'
import * as styles from './EventDialog.css.ts'
import type { EventValues } from './eventValues.ts'
import { minutesOf, parseTime, timeOf } from './spans.ts'

interface EventFieldsProps {
  people: readonly Person[]
  today: IsoDate
}

const halfHours = Array.from({ length: 48 }, (_half, index) => timeOf(index * 30))
const day = 24 * 60

/** The fields of an event. Moving its beginning takes its end along. */
export function EventFields({ people, today }: EventFieldsProps) {
  const { t } = useTranslation('calendar')
  const { control, register, getValues, setValue, trigger, formState } = useFormContext<EventValues>()
  const allDay = useWatch({ control, name: 'allDay' })
  const list = useId()

  const setStartDay = (start: IsoDate) => {
    const { dates } = getValues()
    if (start && dates.start && dates.end)
      setValue('dates.end', addDays(start, Math.max(0, daysBetween(dates.start, dates.end))))
  }
  /** A time as it was typed, once it is left: `930` becomes `09:30`. */
  const settleTime = (edge: 'start' | 'end', before: string) => {
    const { dates, times } = getValues()
    const time = parseTime(times[edge])
    if (!time) return
    setValue(`times.${edge}`, time)
    const [was, end] = [parseTime(before), parseTime(times.end)]
    if (edge === 'start' && was && end && was < end && dates.start === dates.end) {
      const moved = minutesOf(end) + minutesOf(time) - minutesOf(was)
      if (moved < day) setValue('times.end', timeOf(moved))
    }
    if (formState.isSubmitted) void trigger('times')
  }
  const timeField = (edge: 'start' | 'end') => (
    <Controller
      control={control}
      name={`times.${edge}`}
      render={({ field: { onBlur, ...field } }) => (
        <TextField
          {...field}
          label={t(edge === 'start' ? 'field.startTime' : 'field.endTime')}
          required
          tabular
          inputMode="numeric"
          autoComplete="off"
          list={list}
          onFocus={({ target }) => target.setAttribute('data-before', target.value)}
          onBlur={({ target }) => {
            settleTime(edge, target.getAttribute('data-before') ?? '')
            onBlur()
          }}
        />
      )}
    />
  )

  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <TextField label={t('field.name')} required autoComplete="off" {...register('name')} />
      </div>
      <Select
        label={t('field.category')}
        placeholder={null}
        options={eventCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
        {...register('category')}
      />
      <Select
        label={t('field.tag')}
        placeholder={null}
        options={eventTags.map((value) => ({ value, label: t(`tag.${value}`) }))}
        {...register('tag')}
      />
      <div className={styles.wide}>
        <Controller
          control={control}
          name="allDay"
          render={({ field: { value, onChange, ...field } }) => (
            <Switch {...field} label={t('field.allDay')} checked={value} onCheckedChange={onChange} />
          )}
        />
      </div>
      <Controller
        control={control}
        name="dates.start"
        render={({ field: { onChange, ...field } }) => (
          <DateField
            {...field}
            label={t('field.startDate')}
            required
            today={today}
            onChange={(start) => {
              setStartDay(start)
              onChange(start)
            }}
          />
        )}
      />
      {!allDay && timeField('start')}
      <Controller
        control={control}
        name="dates.end"
        render={({ field }) => <DateField {...field} label={t('field.endDate')} required today={today} />}
      />
      {!allDay && timeField('end')}
      <datalist id={list}>
        {halfHours.map((time) => (
          <option key={time} value={time} />
        ))}
      </datalist>
      <div className={styles.wide}>
        <Controller
          control={control}
          name="users"
          render={({ field }) => (
            <MultiCombobox
              {...field}
              label={t('field.users')}
              hint={t('field.usersHint')}
              optional
              options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
        />
      </div>
      <div className={styles.wide}>
        <TextArea label={t('field.details')} optional rows={3} maxLength={limits.note} {...register('details')} />
      </div>
    </div>
  )
}
