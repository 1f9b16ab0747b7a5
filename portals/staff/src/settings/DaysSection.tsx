import { saveSetting, useCall } from '@press/client'
import { findChangedDays, findSettingChanges, type SetDay } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useListParams } from '@press/shell'
import { DaysForm, todayAtPress, useSettingLabels, type TypedDays } from '@press/ui'
import { useState } from 'react'
import type { EditorProps } from './rows.ts'
import { SettingFrame, useSettingForm } from './useSettingForm.tsx'

/** The days that differ from the legal calendar or the weekday. The URL selects the year. */
export function DaysSection({ row, ...handlers }: EditorProps<'days'>) {
  const { t } = useTranslation('settings')
  const { date } = useFormat()
  const labels = useSettingLabels()('days')
  const [{ year: yearParam }, setParams] = useListParams({ year: '' })
  const [year] = useState(() => todayAtPress().slice(0, 4))
  const pastDays = row.value.days.filter((day) => day.date < year)
  const upcomingDays = row.value.days.filter((day) => day.date >= year)
  const { form, frame, currentValues } = useSettingForm<'days', TypedDays>({
    section: 'days',
    row,
    ...handlers,
    valuesOf: ({ days }) => ({ days: days.filter((day) => day.date >= year) }),
    labelOf: () => t('section.days'),
    textOf: ({ days }) => days.map((day) => date(day.date, 'date')).join('; ') || null,
    changesOf: (before, after) =>
      findSettingChanges('days', before as { days: SetDay[] }, after as { days: SetDay[] }).map((change) => ({
        key: change.field,
        name: labels.nameOf(change.field),
        before: labels.valueOf(change.before, change.field),
        after: labels.valueOf(change.after, change.field),
        valuesWithoutChange: {
          days: [
            ...after.days.filter((day) => day.date !== change.field),
            ...before.days.filter((day) => day.date === change.field),
          ].toSorted((one, other) => one.date.localeCompare(other.date)),
        },
      })),
    send: ({ days }, version) => saveSetting('days', { days: [...pastDays, ...(days as SetDay[])], version }),
  })
  const { off } = findChangedDays(upcomingDays, currentValues.days as SetDay[])
  const effect = useCall('GET /api/settings/days/effect', off.length > 0 ? { query: { off: off.join(',') } } : null, {
    revalidateOnFocus: false,
  })
  const { key, ...formProps } = form
  return (
    <SettingFrame {...frame}>
      <DaysForm
        key={key}
        {...formProps}
        pastDays={pastDays}
        savedDays={upcomingDays}
        year={yearParam || year}
        onYearChange={(next) => setParams({ year: next })}
        effect={off.length > 0 ? effect.data?.effect : undefined}
        effectFailed={Boolean(effect.error)}
      />
    </SettingFrame>
  )
}
