import { useState } from 'react'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { ToastProvider } from '../../../primitives/Toast/index.ts'
import { now } from '../../books/fixtures.ts'
import { Calendar, type CalendarProps } from './Calendar.tsx'
import { events as november, people } from './fixtures.ts'
import type { CalendarEvent, CalendarRange, EventDraft } from './types.ts'

export interface FixtureCalendarProps extends Pick<
  CalendarProps,
  'state' | 'onRetry' | 'canEdit' | 'level' | 'deadlines'
> {
  view?: CalendarRange['view']
  /** @default the day of the fixtures */
  date?: string
  events?: readonly CalendarEvent[]
  /** What the server says to every change. */
  refusal?: { message: string; fields?: Record<string, string> }
  /** Nothing can be changed or made. @default false */
  readOnly?: boolean
  onMoved?: (move: unknown) => void
  onCreated?: (draft: EventDraft) => void
  onChanged?: (draft: EventDraft) => void
  onDeleted?: (id: number) => void
  onTurned?: (range: CalendarRange) => void
}

/** A calendar with a pretended server, for stories. */
export function FixtureCalendar({
  view = 'month',
  date = '2026-11-21',
  events = november,
  refusal,
  readOnly = false,
  ...props
}: FixtureCalendarProps) {
  const { onMoved, onCreated, onChanged, onDeleted, onTurned, ...calendar } = props
  const [rows, setRows] = useState(events)
  const [range, setRange] = useState<CalendarRange>({ view, date })
  const answer = async () => {
    await new Promise((answered) => setTimeout(answered, 30))
    // As the client does: a refusal is an error with the server's words.
    if (refusal) throw Object.assign(new Error(refusal.message), refusal)
  }
  const change = (id: number, changes: Partial<CalendarEvent>) =>
    setRows((current) => current.map((row) => (row.id === id ? { ...row, ...changes } : row)))
  const writing: Partial<CalendarProps> = {
    onMove: async ({ event, dates, times }) => {
      await answer()
      change(event.id, { dates, times })
      onMoved?.({ id: event.id, dates, times })
    },
    onCreate: async (draft) => {
      await answer()
      setRows((current) => [...current, { ...draft, id: current.length + 100 }])
      onCreated?.(draft)
    },
    onEdit: async ({ event, draft }) => {
      await answer()
      change(event.id, draft)
      onChanged?.(draft)
    },
    onDelete: async ({ id }) => {
      await answer()
      setRows((current) => current.filter((row) => row.id !== id))
      onDeleted?.(id)
    },
  }
  return (
    <Announcer>
      <ToastProvider>
        <Calendar
          {...calendar}
          {...(!readOnly && writing)}
          events={rows}
          range={range}
          onRangeChange={(next) => {
            setRange(next)
            onTurned?.(next)
          }}
          people={people}
          now={now}
        />
      </ToastProvider>
    </Announcer>
  )
}
