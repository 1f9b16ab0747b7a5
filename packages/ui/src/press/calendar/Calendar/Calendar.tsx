import type { DeadlineKind, EventCategory, RepeatScope, Person } from '@press/domain'
import { toPressDay, formatDate, useFormat, useTranslation } from '@press/i18n'
import { useMemo, useRef, useState } from 'react'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { DragArea } from '../../../private/drag/DragArea.tsx'
import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { AgendaView } from './AgendaView.tsx'
import { CalendarToolbar } from './CalendarToolbar.tsx'
import { asEvents, getLayers } from './deadlines.ts'
import * as styles from './Calendar.css.ts'
import { EventContext, type EventHandling } from './EventContext.ts'
import { EventDetails } from './EventDetails.tsx'
import { EventDialog } from './EventDialog.tsx'
import { valuesAt, toFormValues, type EventValues } from './event-values.ts'
import { MonthView } from './MonthView.tsx'
import { getDays, periodText } from './periods.ts'
import { TimeGrid } from './TimeGrid.tsx'
import {
  keyOf,
  type AskBusyHours,
  type CalendarDeadline,
  type CalendarEvent,
  type CalendarRange,
  type EventDraft,
} from './types.ts'
import { useCalendarKeys } from './useCalendarKeys.ts'
import { useTimeSelection } from './useTimeSelection.ts'
import { useEventDrag } from './useEventDrag.ts'
import { useEventMoves, type EventMove } from './useEventMoves.ts'
import { useScope } from './useScope.tsx'

export interface CalendarProps {
  /** The events of `calendarFrame(range.date)`; keep the same array until it changes. */
  events: readonly CalendarEvent[]
  /** The press's own dates in the same days; each kind can be switched off. Keep the same array until it changes. */
  deadlines?: readonly CalendarDeadline[]
  /** The view and the day it stands on. */
  range: CalendarRange
  /** Another view, another period, or the keyboard walked to another day. */
  onRangeChange: (range: CalendarRange) => void
  /**
   * An event was dragged, carried by arrows or given another end. It stays where it was put until the promise settles;
   * when that rejects with a message it goes back and says so. By the time it resolves, `events` must hold it there.
   */
  onMove?: (move: EventMove) => Promise<void>
  /** Keeps a new event. What it rejects with, a `FormError`, lands on the form's fields (`dates.end`, `times.start`, …). */
  onCreate?: (draft: EventDraft) => Promise<void>
  /** Keeps what the form changed; rejects as `onCreate` does. */
  onEdit?: (change: { event: CalendarEvent; draft: EventDraft; scope?: RepeatScope }) => Promise<void>
  /** `scope` says of one that comes again which of them go. */
  onDelete?: (event: CalendarEvent, scope?: RepeatScope) => Promise<void>
  /** Whether this person may change an event. @default all of them, where there is an `onEdit` */
  canEdit?: (event: CalendarEvent) => boolean
  /** Kinds of deadlines that are not shown. @default kept by the calendar, all of them at first */
  hidden?: readonly DeadlineKind[] | undefined
  onHiddenChange?: ((hidden: DeadlineKind[]) => void) | undefined
  /** Lets events of another calendar's file come in; a button of the toolbar asks for it. */
  onImport?: (() => void) | undefined
  /** Who can be invited. */
  people: readonly Person[]
  /** Asks when the invited are busy; with it the form shows their hours and the best times. */
  onAskBusyHours?: AskBusyHours | undefined
  /** @default 'ready' */
  state?: 'ready' | 'loading' | 'failed'
  onRetry?: () => void
  /** 1 where the calendar is the page and its name the heading; else the period is a heading of level 2. @default 2 */
  level?: 1 | 2
  /** This moment; give a new one each minute to let the line move. @default the moment it was first drawn */
  now?: Date
}

const none: readonly CalendarDeadline[] = []

/** When the day begins at which the button writes a new event. */
const morning = 9 * 60

type Open = { event: CalendarEvent | null; values: EventValues } | { event: CalendarEvent; values: null }

/** Events by month, week, day or as a list; on a phone a small month over a list. Fills the height it is given. */
export function Calendar(props: CalendarProps) {
  const {
    events,
    deadlines = none,
    range,
    onRangeChange,
    onMove,
    onCreate,
    onEdit,
    onDelete,
    people,
    level = 2,
    state = 'ready',
    onRetry,
  } = props
  const { t } = useTranslation('calendar')
  const { date: words } = useFormat()
  const phone = useMedia('belowTablet')
  const [first] = useState(() => new Date())
  const moment = props.now ?? first
  const now = { day: toPressDay(moment), time: formatDate(moment, 'ru', 'time') }
  const [chosen, setChosen] = useState<readonly EventCategory[]>([])
  const [own, setOwn] = useState<readonly DeadlineKind[]>([])
  const { hidden = own, onHiddenChange = setOwn } = props
  const [open, setOpen] = useState<Open | null>(null)
  const body = useRef<HTMLDivElement>(null)

  const canEdit = (event: CalendarEvent) => onEdit !== undefined && !event.deadline && (props.canEdit?.(event) ?? true)
  const { ask, question } = useScope()
  const { shown, held, busy, actions } = useEventMoves({
    events,
    canEdit,
    onMove,
    ask: (event) => ask({ event, act: 'move' }),
  })
  const visible = useMemo(
    () => [
      ...asEvents(deadlines, hidden),
      ...(chosen.length > 0 ? shown.filter(({ category }) => chosen.includes(category)) : shown),
    ],
    [shown, chosen, deadlines, hidden],
  )
  const view: CalendarRange = phone ? { ...range, view: 'agenda' } : range
  const days = getDays(view)
  /** A phone shows its one view and keeps the chosen one for larger screens. */
  const go = (next: CalendarRange) => onRangeChange(phone ? { ...range, date: next.date } : next)
  const onEventKey = useCalendarKeys({ root: body, range: view, days, onRangeChange, actions, busy })

  const { drawn, drawing } = useTimeSelection((span) => setOpen({ event: null, values: valuesAt(span) }))
  const draws = onCreate ? drawing : undefined

  const { grip, area } = useEventDrag({ events: shown, actions, drawing: draws })

  const edit = (event: CalendarEvent) =>
    setOpen(canEdit(event) ? { event, values: toFormValues(event) } : { event, values: null })
  const save = async (event: CalendarEvent | null, draft: EventDraft, scope: RepeatScope | undefined) => {
    if (event) await onEdit?.({ event, draft, ...(scope && { scope }) })
    else await onCreate?.(draft)
  }
  const remove = async (event: CalendarEvent) => {
    if (!event.occurrence) await onDelete?.(event)
    else {
      const scope = await ask({ event, act: 'delete' })
      if (!scope) return false
      await onDelete?.(event, scope)
    }
    return true
  }
  const close = () => {
    setOpen(null)
    drawing.clear()
  }
  const handling: EventHandling = {
    open: edit,
    onKeyDown: onEventKey,
    canEdit,
    lifted: held ? keyOf(held.event) : undefined,
    busy,
  }
  const title = periodText(view.view, days, view.date, words)
  const grid = {
    range: view,
    events: visible,
    today: now.day,
    loading: state === 'loading',
    label: title,
    lead: held ? keyOf(held.event) : undefined,
    drawn,
    drawing: draws,
    onRangeChange,
  }

  return (
    <EventContext value={handling}>
      <div className={styles.calendar}>
        <CalendarToolbar
          range={view}
          today={now.day}
          title={title}
          level={level}
          phone={phone}
          chosen={chosen}
          onChosen={setChosen}
          layers={getLayers(deadlines)}
          hidden={hidden}
          onHiddenChange={onHiddenChange}
          onRangeChange={go}
          onImport={props.onImport}
          onNew={draws && (() => draws.create({ day: range.date, minutes: morning }))}
        />
        <div ref={body} className={styles.body} aria-busy={state === 'loading'} data-dragging={grip ?? undefined}>
          <VisuallyHidden>
            <output>{state === 'loading' && t('loading')}</output>
          </VisuallyHidden>
          <DragArea {...area}>
            {state === 'failed' ? (
              <ErrorState title={t('failed')} onRetry={onRetry} />
            ) : view.view === 'agenda' ? (
              <AgendaView
                date={view.date}
                events={visible}
                today={now.day}
                loading={state === 'loading'}
                level={level === 1 ? 2 : 3}
                onPick={(date) => onRangeChange({ ...range, date })}
                onReset={chosen.length > 0 ? () => setChosen([]) : undefined}
              />
            ) : view.view === 'month' ? (
              <MonthView {...grid} />
            ) : (
              <TimeGrid key={view.view} {...grid} now={now} />
            )}
          </DragArea>
        </div>
      </div>
      {open?.values && (
        <EventDialog
          event={open.event}
          values={open.values}
          people={people}
          today={now.day}
          onAskBusyHours={props.onAskBusyHours}
          onSave={(draft, scope) => save(open.event, draft, scope)}
          onDelete={open.event && onDelete ? () => remove(open.event as CalendarEvent) : undefined}
          onClose={close}
        />
      )}
      {open && !open.values && <EventDetails event={open.event} onClose={close} />}
      {question}
    </EventContext>
  )
}
