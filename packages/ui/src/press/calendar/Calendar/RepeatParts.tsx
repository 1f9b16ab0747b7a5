import {
  isIsoDate,
  repeatKinds,
  maxRepeatCount,
  repeatsByMonth,
  repeatsOnDays,
  formatRepeat,
  type RepeatKind,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useFormContext, useWatch } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import * as styles from './EventDialog.css.ts'
import { repeatEnds, type EventValues } from './event-values.ts'
import { Weekdays } from './Weekdays.tsx'

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** From this day of the month on, some months lack the day or a fifth weekday. */
const firstRareDay = 28

/** The fields for the parts of a rule: how often, on which weekdays, and until when. */
export function RepeatParts() {
  const { t } = useTranslation('calendar')
  const { control, register } = useFormContext<EventValues>()
  const [{ kind, end }, { start }] = useWatch({ control, name: ['repeat', 'dates'] })
  const { locale } = useFormat()
  const isRareDay = Number(start.slice(8)) > firstRareDay
  const hints: Partial<Record<string, string>> = {
    monthly: t('repeat.lacking', { day: Number(start.slice(8)) }),
    monthlyWeekday: t('repeat.lackingFifth'),
  }
  /** Monthly rules name the exact day: «последняя пятница каждого месяца». */
  const getKindLabel = (value: RepeatKind) =>
    repeatsByMonth({ kind: value }) && isIsoDate(start)
      ? capitalize(formatRepeat({ kind: value, days: [], until: null, count: null }, start, locale))
      : t(`repeat.${value}`)
  return (
    <>
      <div className={kind === '' ? styles.wide : undefined}>
        <Select
          label={t('repeat.kind')}
          placeholder={t('repeat.none')}
          clearable
          hint={isRareDay ? hints[kind] : undefined}
          options={repeatKinds.map((value) => ({ value, label: getKindLabel(value) }))}
          {...register('repeat.kind')}
        />
      </div>
      {kind !== '' && (
        <Select
          label={t('repeat.end')}
          placeholder={null}
          options={repeatEnds.map((value) => ({ value, label: t(`repeat.ends.${value}`) }))}
          {...register('repeat.end')}
        />
      )}
      {kind !== '' && repeatsOnDays({ kind }) && (
        <div className={styles.wide}>
          <Controller
            control={control}
            name="repeat.days"
            render={({ field }) => <Weekdays {...field} label={t('repeat.days')} required />}
          />
        </div>
      )}
      {kind !== '' && end === 'until' && (
        <Controller
          control={control}
          name="repeat.until"
          render={({ field }) => <DateField {...field} label={t('repeat.until')} required />}
        />
      )}
      {kind !== '' && end === 'count' && (
        <Controller
          control={control}
          name="repeat.count"
          render={({ field }) => (
            <NumberField {...field} label={t('repeat.count')} required min={1} max={maxRepeatCount} steppers />
          )}
        />
      )}
    </>
  )
}
