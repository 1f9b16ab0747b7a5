import { addDays, daysBetween, type RepeatScope } from '@press/domain'
import { useState } from 'react'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { ToastProvider } from '../../../primitives/Toast/index.ts'
import { Calendar, type CalendarProps } from './Calendar.tsx'
import { events as november, people } from './fixtures.ts'
import { keyOf, type CalendarEvent, type CalendarRange, type EventDraft, type EventSpan } from './types.ts'

export interface CalendarFixtureProps extends Pick<
  CalendarProps,
  'state' | 'onRetry' | 'canEdit' | 'deadlines' | 'onAskBusyHours'
> {
  view?: CalendarRange['view']
  /** The current day. @default the day of the fixtures */
  date?: string
  events?: readonly CalendarEvent[]
  /** The error with which the server answers every change. */
  refusal?: { message: string; fields?: Record<string, string> }
  /** Whether changing and creating events is disabled. @default false */
  readOnly?: boolean
  onMoved?: (move: unknown) => void
  onCreated?: (draft: EventDraft) => void
  onChanged?: (draft: EventDraft, scope?: RepeatScope) => void
  onDeleted?: (id: number, scope?: RepeatScope) => void
  onTurned?: (range: CalendarRange) => void
}

/** Whether a change of one event, with its scope, also applies to another occurrence. */
const isAffected = (row: CalendarEvent, event: CalendarEvent, scope: RepeatScope = 'this') =>
  row.id === event.id &&
  (scope === 'series' ||
    row.occurrence === event.occurrence ||
    (scope === 'following' && (row.occurrence ?? '') > (event.occurrence ?? '')))

/** A calendar with a fake server, for stories. */
export function CalendarFixture({
  view = 'month',
  date = '2026-11-21',
  events = november,
  refusal,
  readOnly = false,
  ...props
}: CalendarFixtureProps) {
  const { onMoved, onCreated, onChanged, onDeleted, onTurned, ...calendarProps } = props
  const [rows, setRows] = useState(events)
  const [range, setRange] = useState<CalendarRange>({ view, date })
  const simulateAnswer = async () => {
    await new Promise((resolve) => setTimeout(resolve, 30))
    // As in the client, a refusal is an error with the server's message.
    if (refusal) throw Object.assign(new Error(refusal.message), refusal)
  }
  const change = (event: CalendarEvent, changes: Omit<EventDraft, 'repeat'> | EventSpan, scope?: RepeatScope) => {
    const daysMoved = daysBetween(event.dates.start, changes.dates.start)
    const moveDates = ({ start, end }: CalendarEvent['dates']) => ({
      start: addDays(start, daysMoved),
      end: addDays(end, daysMoved),
    })
    setRows((current) =>
      current.map((row) => {
        if (!isAffected(row, event, scope)) return row
        return { ...row, ...changes, dates: keyOf(row) === keyOf(event) ? changes.dates : moveDates(row.dates) }
      }),
    )
  }
  const writeHandlers: Partial<CalendarProps> = {
    onMove: async ({ event, dates, times, scope }) => {
      await simulateAnswer()
      change(event, { dates, times }, scope)
      onMoved?.({ id: event.id, dates, times, ...(scope && { scope }) })
    },
    onCreate: async (draft) => {
      await simulateAnswer()
      setRows((current) => [...current, { ...draft, id: current.length + 100 }])
      onCreated?.(draft)
    },
    onEdit: async ({ event, draft, scope }) => {
      await simulateAnswer()
      change(event, draft, scope)
      onChanged?.(draft, ...(scope ? [scope] : []))
    },
    onDelete: async (event, scope) => {
      await simulateAnswer()
      setRows((current) => current.filter((row) => !isAffected(row, event, scope)))
      onDeleted?.(event.id, ...(scope ? [scope] : []))
    },
  }
  return (
    <Announcer>
      <ToastProvider>
        <Calendar
          {...calendarProps}
          {...(!readOnly && writeHandlers)}
          events={rows}
          range={range}
          onRangeChange={(next) => {
            setRange(next)
            onTurned?.(next)
          }}
          people={people}
        />
      </ToastProvider>
    </Announcer>
  )
}
