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

/** A day's number that links to the day. Pointer only: keyboard users change the view at the focused day. */
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
