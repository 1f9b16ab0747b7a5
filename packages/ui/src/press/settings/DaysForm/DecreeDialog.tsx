import { readDecree, type DecreeDay } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import type { TypedDay } from './typed.ts'
import { useDayLabels } from './useDayLabels.ts'

/** The maximum number of characters of a decree (our rule): the longest decrees have two pages. */
const maxTextLength = 20_000

interface DecreeDialogProps {
  days: readonly TypedDay[]
  /** The year of dates that are written without a year. */
  year: string
  onSet: (days: TypedDay[]) => void
  onClose: () => void
}

const toTypedDays = ({ date, kind, works }: DecreeDay): TypedDay[] => [
  { date, kind },
  ...(works ? [{ date: works, kind: 'working' }] : []),
]

/** Finds days in the text of a decree. Only the days that the user ticks are set. */
export function DecreeDialog({ days, year, onSet, onClose }: DecreeDialogProps) {
  const { t } = useTranslation('settings')
  const { long: formatLongDay, short: formatShortDay } = useDayLabels()
  const [tickedDates, setTickedDates] = useState<readonly string[]>([])
  const isAlreadySet = (day: DecreeDay) => days.some(({ date }) => date === day.date || date === day.works)
  const form = usePressForm<{ text: string }, 'settings'>({
    values: { text: '' },
    onSubmit: () => {
      onSet([...days, ...selectedDays.flatMap(toTypedDays)])
      onClose()
    },
  })
  const text = useWatch({ control: form.control, name: 'text' })
  const decreeDays = readDecree(text, year)
  const selectedDays = decreeDays.days.filter((day) => tickedDates.includes(day.date) && !isAlreadySet(day))
  return (
    <FormDialog
      form={form}
      title={t('decree.title')}
      size="md"
      onClose={onClose}
      cancelLabel={t('dialog.cancel')}
      submitLabel={t('decree.submit', { count: selectedDays.length })}
      busyLabel={t('form.saving')}
      disabled={false}
    >
      <Stack gap={4}>
        <TextArea
          {...form.register('text')}
          label={t('decree.text')}
          hint={t('decree.hint')}
          rows={6}
          maxLength={maxTextLength}
        />
        {decreeDays.days.length > 0 && (
          <Stack gap={2}>
            <Text variant="strong">{t('decree.found')}</Text>
            <Stack as="ul" gap={2}>
              {decreeDays.days.map((day) => (
                <li key={day.date}>
                  <Checkbox
                    label={
                      day.works
                        ? t('decree.pair', { day: formatLongDay(day.date), works: formatShortDay(day.works) })
                        : t('decree.day', { day: formatLongDay(day.date), kind: t(`kind.${day.kind}`) })
                    }
                    detail={isAlreadySet(day) ? t('decree.set') : undefined}
                    disabled={isAlreadySet(day)}
                    checked={tickedDates.includes(day.date) && !isAlreadySet(day)}
                    onCheckedChange={(isChecked) =>
                      setTickedDates(
                        isChecked ? [...tickedDates, day.date] : tickedDates.filter((date) => date !== day.date),
                      )
                    }
                  />
                </li>
              ))}
            </Stack>
          </Stack>
        )}
        {decreeDays.unclear.length > 0 && (
          <Alert tone="warning" title={t('decree.unclear')}>
            <Stack as="ul" gap={1}>
              {decreeDays.unclear.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </Stack>
          </Alert>
        )}
        {text.trim() !== '' && decreeDays.days.length === 0 && decreeDays.unclear.length === 0 && (
          <Text tone="secondary">{t('decree.none')}</Text>
        )}
      </Stack>
    </FormDialog>
  )
}
