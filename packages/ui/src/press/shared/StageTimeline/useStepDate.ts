import { useFormat, useTranslation } from '@press/i18n'
import type { StageStep } from './steps.ts'

/** Returns a function for a step's date text, and its spoken form if a sign («≈») is unclear when read out. */
export function useStepDate() {
  const { t } = useTranslation('domain')
  const { date } = useFormat()
  return ({ state, entered, left, due, expected }: StageStep): { text: string; spoken?: string } | null => {
    if (state === 'future')
      return expected
        ? {
            text: t('timeline.about', { date: date(expected) }),
            spoken: t('timeline.expected', { date: date(expected, 'dayMonth') }),
          }
        : null
    if (state === 'current') {
      if (due) return { text: t('timeline.until', { date: date(due) }) }
      return entered ? { text: t('timeline.since', { date: date(entered) }) } : null
    }
    if (entered && left && date(entered) !== date(left))
      return { text: t('timeline.between', { from: date(entered), to: date(left) }) }
    const lastDate = left ?? entered
    return lastDate ? { text: date(lastDate) } : null
  }
}
