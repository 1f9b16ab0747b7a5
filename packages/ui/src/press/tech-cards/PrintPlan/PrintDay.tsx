import { printDay, printPace } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { DescriptionList, Panel } from '../../../foundations/layout/index.ts'
import { BookTitle, Text } from '../../../foundations/Text/index.ts'
import { bookLang } from '../../../private/bookLang.ts'
import type { PlannedRun } from './types.ts'

const two = (part: number) => String(part).padStart(2, '0')

/** Hours and minutes of an hour with its fraction: 9.5 is 09:30. */
const clock = (hour: number): string => {
  const minutes = Math.round(hour * 60)
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The hours of a day of printing, as far as the runs that may be printed go. */
export function PrintDay({ runs }: { runs: readonly PlannedRun[] }) {
  const { t } = useTranslation('queue')
  const { number } = useFormat()
  const day = printDay(runs)
  if (day.length === 0) return null
  return (
    <Panel title={t('plan.day')}>
      <DescriptionList
        items={day.map(({ run, from, to, sheets }) => ({
          term: `${clock(from)}–${clock(to)}`,
          value: (
            <>
              <BookTitle as="span" lang={bookLang(run.language)} lines={2}>
                {run.book_name}
              </BookTitle>
              <Text variant="caption" tone="muted">
                {t('plan.sheets', { count: sheets, sheets: number(sheets) })}
              </Text>
            </>
          ),
        }))}
      />
      <Text as="p" variant="caption" tone="muted">
        {t('plan.dayHint', { sheets: number(printPace.sheetsAnHour) })}
      </Text>
    </Panel>
  )
}
