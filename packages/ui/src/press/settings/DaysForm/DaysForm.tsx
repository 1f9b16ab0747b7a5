import { validateDay, pairDays, findMissingKurbanAit, settingLimits, type DaysEffect, type SetDay } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Inline } from '../../../foundations/layout/index.ts'
import { useShortcut } from '../../../foundations/useShortcut/index.ts'
import { usePressForm } from '../../../patterns/Form/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { mapPathToVisibleRows } from '../VatForm/rows.ts'
import { SettingForm, type SettingFormProps } from '../VatForm/SettingForm.tsx'
import { YearPicture } from '../YearPicture/index.ts'
import { ConfirmDialog, DayDialog } from './DayDialog.tsx'
import { DaysEffectNote } from './DaysEffectNote.tsx'
import { DaysTable } from './DaysTable.tsx'
import { DecreeDialog } from './DecreeDialog.tsx'
import type { TypedDay, TypedDays } from './typed.ts'
import * as styles from './DaysForm.css.ts'

export interface DaysFormProps extends SettingFormProps<TypedDays> {
  /** Days of past years: kept, but not shown. */
  pastDays: readonly SetDay[]
  /** The saved days, without the days of past years. */
  savedDays: readonly SetDay[]
  /** The shown year (`yyyy`): the current or the next year. @default the current year */
  year?: string | undefined
  onYearChange?: ((year: string) => void) | undefined
  /** The deadlines and meetings on days that become days off; undefined while loading. */
  effect?: DaysEffect | undefined
  effectFailed?: boolean
}

type DialogRequest = { what: 'day'; date?: string } | { what: 'confirm'; date: string } | { what: 'decree' }

const haveSameDays = (days: readonly TypedDay[], otherDays: readonly TypedDay[]): boolean =>
  days.length === otherDays.length &&
  days.every(({ date, kind }) => otherDays.some((otherDay) => otherDay.date === date && otherDay.kind === kind))

/** The days off and working days of a year: as a picture, and as a table where the press sets its own days. */
export function DaysForm({
  defaultValues,
  pastDays,
  savedDays,
  refusal,
  onDraft,
  onSubmit,
  onCancel,
  year: yearProp,
  onYearChange,
  effect,
  effectFailed = false,
}: DaysFormProps) {
  const { t } = useTranslation('settings')
  const { date } = useFormat()
  const today = useToday()
  const years = [today.slice(0, 4), String(Number(today.slice(0, 4)) + 1)]
  const [ownYear, setOwnYear] = useState(years[0])
  const year = years.find((yearOption) => yearOption === (yearProp ?? ownYear)) ?? years[0] ?? ''
  const [dialogRequest, setDialogRequest] = useState<DialogRequest>()
  const form = usePressForm<TypedDays, 'settings'>({
    values: defaultValues,
    problems: ({ days }) => validateDay({ days: [...pastDays, ...days] }),
    namespace: 'settings',
    pathOf: mapPathToVisibleRows('days', pastDays.length),
    onSubmit,
    refusal,
    onValuesChange: onDraft,
  })
  const days = useWatch({ control: form.control, name: 'days' })
  const setDays = (newDays: TypedDay[]) => {
    const sortedDays = newDays.toSorted((a, b) => a.date.localeCompare(b.date))
    form.setValue('days', sortedDays, { shouldDirty: true, shouldTouch: true })
  }
  const isFull = pastDays.length + days.length >= settingLimits.days
  const missingDays = findMissingKurbanAit(year, days)
  const openDayDialog = () => setDialogRequest({ what: 'day' })
  useShortcut('n', openDayDialog, { enabled: !isFull })
  const dialogProps = { days, today, onSet: setDays, onClose: () => setDialogRequest(undefined) }
  return (
    <>
      <SettingForm section="days" form={form} onCancel={onCancel}>
        <div className={styles.head}>
          <SegmentedControl
            label={t('year.label')}
            value={year}
            onValueChange={onYearChange ?? setOwnYear}
            options={years.map((yearOption) => ({ value: yearOption, label: yearOption }))}
          />
          <Inline gap={2}>
            <Button
              variant="quiet"
              leading={glyphs.downloadSimple}
              onClick={() => setDialogRequest({ what: 'decree' })}
            >
              {t('decree.open')}
            </Button>
            <Button leading={glyphs.plus} aria-keyshortcuts="n" disabled={isFull} onClick={openDayDialog}>
              {t('addDay')}
            </Button>
          </Inline>
        </div>
        <YearPicture
          year={Number(year)}
          dayKinds={Object.fromEntries(days.map((typedDay) => [typedDay.date, typedDay.kind]))}
        />
        {missingDays.length > 0 && (
          <Alert
            glyph={glyphs.calendarBlank}
            action={{
              label: t('expected.add'),
              onAction: () =>
                setDays([
                  ...days,
                  ...missingDays.map((missingDay) => ({ date: missingDay, kind: 'kurbanAitExpected' })),
                ]),
            }}
          >
            {t('expected.text', {
              year,
              days: missingDays.map((missingDay) => date(missingDay, 'dayMonth')).join(', '),
            })}
          </Alert>
        )}
        {form.errorOf('days') && <Alert tone="danger">{form.errorOf('days')}</Alert>}
        <DaysTable
          year={year}
          days={days}
          savedDays={savedDays}
          today={today}
          onConfirm={(dayDate) => setDialogRequest({ what: 'confirm', date: dayDate })}
          onEdit={(dayDate) => setDialogRequest({ what: 'day', date: dayDate })}
          onRemove={(dayDate) => {
            const workingDay = pairDays(days).get(dayDate)
            setDays(days.filter((typedDay) => typedDay.date !== dayDate && typedDay.date !== workingDay))
          }}
        />
        {!haveSameDays(savedDays, days) && (
          <DaysEffectNote savedDays={savedDays} days={days} facts={effect} failed={effectFailed} />
        )}
      </SettingForm>
      {dialogRequest?.what === 'day' && <DayDialog date={dialogRequest.date} {...dialogProps} />}
      {dialogRequest?.what === 'confirm' && <ConfirmDialog date={dialogRequest.date} {...dialogProps} />}
      {dialogRequest?.what === 'decree' && (
        <DecreeDialog days={days} year={year} onSet={setDays} onClose={() => setDialogRequest(undefined)} />
      )}
    </>
  )
}
