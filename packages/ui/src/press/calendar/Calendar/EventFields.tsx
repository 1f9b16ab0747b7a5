import {
  daysBetween,
  eventCategories,
  reminderOffsetsMinutes,
  eventTags,
  getIsoWeekday,
  limits,
  type Person,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useFormContext, useWatch } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import { MultiCombobox } from '../../../primitives/Combobox/index.ts'
import { addDays } from '../../../primitives/DateField/dates.ts'
import { DateField, type IsoDate } from '../../../primitives/DateField/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { Switch } from '../../../primitives/Switch/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { TimeField } from '../../../primitives/TimeField/index.ts'
import { getMinutes, getTime } from '../../../primitives/TimeField/time-text.ts'
import * as styles from './EventDialog.css.ts'
import { shiftSkippedDays, type EventValues } from './event-values.ts'
import type { MeetingConflict } from './free-time-facts.ts'
import { RepeatFields } from './RepeatFields.tsx'
import { ScopeFields } from './ScopeFields.tsx'
import type { CalendarEvent } from './types.ts'

interface EventFieldsProps {
  /** The event being edited. An occurrence of a series can be changed alone. */
  event: CalendarEvent | null
  people: readonly Person[]
  /** Meetings that someone cannot attend. */
  conflicts: readonly MeetingConflict[]
}

const dayMinutes = 24 * 60

/** The fields of an event. Moving its start also moves its end. */
export function EventFields({ event, people, conflicts }: EventFieldsProps) {
  const { t } = useTranslation('calendar')
  const { control, register, getValues, setValue } = useFormContext<EventValues>()
  const isAllDay = useWatch({ control, name: 'allDay' })

  const setStartDay = (start: IsoDate) => {
    const { dates, repeat } = getValues()
    if (!start) return
    const daysMoved = daysBetween(repeat.from, start)
    const exceptDays = repeat.except.map((exceptDay) => addDays(exceptDay, daysMoved))
    setValue('repeat', { ...repeat, ...shiftSkippedDays(repeat, start), except: exceptDays })
    if (!dates.start) return
    if (dates.end) setValue('dates.end', addDays(start, Math.max(0, daysBetween(dates.start, dates.end))))
    // A meeting on one weekday moves to the new weekday. With several weekdays, the user decides.
    if (repeat.days.join() === String(getIsoWeekday(dates.start))) setValue('repeat.days', [getIsoWeekday(start)])
  }
  const setStartTime = (start: string) => {
    const { dates, times } = getValues()
    if (!start || !(times.start < times.end) || dates.start !== dates.end) return
    const endMinutes = getMinutes(times.end) + getMinutes(start) - getMinutes(times.start)
    if (endMinutes < dayMinutes) setValue('times.end', getTime(endMinutes))
  }

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
          render={({ field: { value, onValueChange, ...field } }) => (
            <Switch {...field} label={t('field.allDay')} checked={value} onCheckedChange={onValueChange} />
          )}
        />
      </div>
      <Controller
        control={control}
        name="dates.start"
        render={({ field: { onValueChange, ...field } }) => (
          <DateField
            {...field}
            label={t('field.startDate')}
            required
            onValueChange={(start) => {
              setStartDay(start)
              onValueChange(start)
            }}
          />
        )}
      />
      {!isAllDay && (
        <Controller
          control={control}
          name="times.start"
          render={({ field: { onValueChange, ...field } }) => (
            <TimeField
              {...field}
              label={t('field.startTime')}
              required
              onValueChange={(start) => {
                setStartTime(start)
                onValueChange(start)
              }}
            />
          )}
        />
      )}
      <Controller
        control={control}
        name="dates.end"
        render={({ field }) => <DateField {...field} label={t('field.endDate')} required />}
      />
      {!isAllDay && (
        <Controller
          control={control}
          name="times.end"
          render={({ field }) => <TimeField {...field} label={t('field.endTime')} required />}
        />
      )}
      <RepeatFields conflicts={conflicts} />
      {event?.occurrence && <ScopeFields event={event} />}
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
        <Select
          label={t('field.remind')}
          placeholder={t('remind.none')}
          clearable
          options={reminderOffsetsMinutes.map((minutes) => ({ value: String(minutes), label: t(`remind.${minutes}`) }))}
          {...register('remind')}
        />
      </div>
      <div className={styles.wide}>
        <TextArea label={t('field.details')} optional rows={3} maxLength={limits.noteLength} {...register('details')} />
      </div>
    </div>
  )
}
