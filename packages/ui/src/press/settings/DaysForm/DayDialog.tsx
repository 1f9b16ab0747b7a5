import { pairDays, isIsoDate, setDayKinds, type SettingProblem } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useWatch } from 'react-hook-form'
import { Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import type { TypedDay } from './typed.ts'

interface DayDialogProps {
  /** The date to edit. Undefined for a new day. */
  date?: string | undefined
  days: readonly TypedDay[]
  onSet: (days: TypedDay[]) => void
  onClose: () => void
}

interface Values {
  date: string
  kind: string
  works: string
}

/** Returns the days without the given date and without the working Saturday paired with it. */
const removeDay = (days: readonly TypedDay[], date: string | undefined): TypedDay[] => {
  const workingDay = date && pairDays(days).get(date)
  return days.filter((day) => day.date !== date && day.date !== workingDay)
}

const validateDate = (date: string, otherDays: readonly TypedDay[]): SettingProblem | undefined => {
  if (!isIsoDate(date)) return 'required'
  return otherDays.some((otherDay) => otherDay.date === date) ? 'dayTaken' : undefined
}

function findDayProblems(
  { date, kind, works }: Values,
  otherDays: readonly TypedDay[],
): Record<string, SettingProblem> {
  const problems = {
    date: validateDate(date, otherDays),
    kind: kind ? undefined : ('required' as const),
    works: kind === 'moved' && works ? validateDate(works, [...otherDays, { date, kind }]) : undefined,
  }
  return Object.fromEntries(Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])))
}

/** Asks for a day that differs from the law, and for the working Saturday that makes up for it. */
export function DayDialog({ date, days, onSet, onClose }: DayDialogProps) {
  const { t } = useTranslation('settings')
  const otherDays = removeDay(days, date)
  const form = usePressForm<Values, 'settings'>({
    values: {
      date: date ?? '',
      kind: days.find((day) => day.date === date)?.kind ?? '',
      works: (date && pairDays(days).get(date)) ?? '',
    },
    problems: (values) => findDayProblems(values, otherDays),
    namespace: 'settings',
    onSubmit: (values) => {
      const { works, kind } = values
      const pairedDays = kind === 'moved' && works ? [{ date: works, kind: 'working' }] : []
      onSet([...otherDays, { date: values.date, kind }, ...pairedDays])
      onClose()
    },
  })
  const kind = useWatch({ control: form.control, name: 'kind' })
  return (
    <FormDialog
      form={form}
      title={t(date ? 'dialog.edit' : 'dialog.new')}
      onClose={onClose}
      cancelLabel={t('dialog.cancel')}
      submitLabel={t(date ? 'dialog.change' : 'dialog.add')}
      busyLabel={t('form.saving')}
    >
      <Stack gap={4}>
        <Controller
          control={form.control}
          name="date"
          render={({ field }) => <DateField {...field} label={t('field.date')} required />}
        />
        <Select
          {...form.register('kind')}
          label={t('field.kind')}
          required
          options={setDayKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        {kind === 'moved' && (
          <Controller
            control={form.control}
            name="works"
            render={({ field }) => <DateField {...field} label={t('dialog.works')} hint={t('dialog.worksHint')} />}
          />
        )}
      </Stack>
    </FormDialog>
  )
}

interface ConfirmDialogProps extends Omit<DayDialogProps, 'date'> {
  /** The expected date. */
  date: string
}

/** Asks for the officially announced date of a holiday. The expected date is the default. */
export function ConfirmDialog({ date, days, onSet, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('settings')
  const otherDays = days.filter((day) => day.date !== date)
  const form = usePressForm<{ date: string }, 'settings'>({
    values: { date },
    problems: (values) => {
      const problem = validateDate(values.date, otherDays)
      return problem ? { date: problem } : {}
    },
    namespace: 'settings',
    onSubmit: (values) => {
      onSet([...otherDays, { date: values.date, kind: 'kurbanAit' }])
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('confirm.title')}
      onClose={onClose}
      cancelLabel={t('dialog.cancel')}
      submitLabel={t('confirm.submit')}
      busyLabel={t('form.saving')}
    >
      <Stack gap={4}>
        <Text tone="secondary">{t('confirm.text')}</Text>
        <Controller
          control={form.control}
          name="date"
          render={({ field }) => <DateField {...field} label={t('confirm.date')} required />}
        />
      </Stack>
    </FormDialog>
  )
}
