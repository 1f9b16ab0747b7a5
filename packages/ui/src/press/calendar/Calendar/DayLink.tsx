import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import type { CalendarRange } from './types.ts'

interface DayLinkProps {
  day: IsoDate
  className: string
  onRangeChange: (range: CalendarRange) => void
  children: ReactNode
}

/** A day's number that leads to it. For the pointer alone: by keyboard the view is turned at the day one stands on. */
export function DayLink({ day, className, onRangeChange, children }: DayLinkProps) {
  const { t } = useTranslation('calendar')
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      title={t('toDay')}
      className={className}
      onClick={() => onRangeChange({ view: 'day', date: day })}
    >
      {children}
    </button>
  )
}
