import type { DeadlineKind, EventCategory, RepeatScope, Person } from '@press/domain'
import { toPressDay, formatDate, useFormat, useTranslation } from '@press/i18n'
import { useMemo, useRef, useState } from 'react'
import { useNow } from '../../../foundations/Clock/index.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { DragArea } from '../../../private/drag/DragArea.tsx'
import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { AgendaView } from './AgendaView.tsx'
import { CalendarToolbar } from './CalendarToolbar.tsx'
import { toCalendarEvents, getLayers } from './deadlines.ts'
import * as styles from './Calendar.css.ts'
import { EventContext, type EventHandling } from './EventContext.ts'
import { EventDetails } from './EventDetails.tsx'
import { EventDialog } from './EventDialog.tsx'
import { createEventValues, toFormValues, type EventValues } from './event-values.ts'
import { MonthView } from './MonthView.tsx'
import { getDays, formatPeriod } from './periods.ts'
import { TimeGrid } from './TimeGrid.tsx'
import {
  keyOf,
  type LoadBusyHours,
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
  /** The events of `getCalendarFrame(range.date)`. Keep the same array until it changes. */
  events: readonly CalendarEvent[]
  /** The press's own deadlines in the same days; each kind can be hidden. Keep the same array until it changes. */
  deadlines?: readonly CalendarDeadline[]
  /** The view and its current day. */
  range: CalendarRange
  /** Called when the view, the period or the day with keyboard focus changes. */
  onRangeChange: (range: CalendarRange) => void
  /**
   * Called when an event is dragged, moved by arrow keys or given another end. The event stays at its new place until the promise
   * settles. If the promise rejects with a message, the event returns and the message is shown. By the time it resolves, `events`
   * must hold the event at its new place.
   */
  onMove?: (move: EventMove) => Promise<void>
  /**
   * Saves a new event. If it rejects with a `FormError`, the errors appear on the form's fields (`dates.end`, `times.start`, …).
   */
  onCreate?: (draft: EventDraft) => Promise<void>
  /** Saves the changes of the form; rejects as `onCreate` does. */
  onEdit?: (change: { event: CalendarEvent; draft: EventDraft; scope?: RepeatScope }) => Promise<void>
  /** Deletes an event. For a repeating event, `scope` says which occurrences to delete. */
  onDelete?: (event: CalendarEvent, scope?: RepeatScope) => Promise<void>
  /** Whether this person may change an event. @default every event, if `onEdit` is given */
  canEdit?: (event: CalendarEvent) => boolean
  /** Kinds of deadlines that are hidden. @default kept in the calendar's own state, initially none hidden */
  hidden?: readonly DeadlineKind[] | undefined
  onHiddenChange?: ((hiddenKinds: DeadlineKind[]) => void) | undefined
  /** Opens the import of another calendar's file. When given, the toolbar shows a button for it. */
  onImport?: (() => void) | undefined
  /** The people who can be invited. */
  people: readonly Person[]
  /** Fetches when people are busy. If omitted, the form does not suggest free times. */
  onAskBusyHours?: LoadBusyHours | undefined
  /** The state of the events. @default 'ready' */
  state?: 'ready' | 'loading' | 'failed'
  onRetry?: () => void
  /** 1 if the calendar is the page and its name the heading; otherwise the period is a heading of level 2. @default 2 */
  level?: 1 | 2
}

const noDeadlines: readonly CalendarDeadline[] = []

/** The start time of an event created with the button, in minutes since midnight. */
const morningMinutes = 9 * 60

type OpenDialog = { event: CalendarEvent | null; values: EventValues } | { event: CalendarEvent; values: null }

/** Events by month, week or day, or as a list. A phone shows a small month over a list. Fills the available height. */
export function Calendar(props: CalendarProps) {
  const {
    events,
    deadlines = noDeadlines,
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
  const { date: formatDay } = useFormat()
  const isPhone = useMedia('belowTablet')
  const currentMoment = useNow()
  const now = { day: toPressDay(currentMoment), time: formatDate(currentMoment, 'ru', 'time') }
  const [selectedCategories, setSelectedCategories] = useState<readonly EventCategory[]>([])
  const [localHidden, setLocalHidden] = useState<readonly DeadlineKind[]>([])
  const { hidden = localHidden, onHiddenChange = setLocalHidden } = props
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null)
  const bodyRef = useRef<HTMLDivElement>(null)

  const canEdit = (event: CalendarEvent) => onEdit !== undefined && !event.deadline && (props.canEdit?.(event) ?? true)
  const { askScope, question } = useScope()
  const {
    visibleEvents: eventsWithMoves,
    held: heldEvent,
    busy: busyKeys,
    actions,
  } = useEventMoves({
    events,
    canEdit,
    onMove,
    askScope: (event) => askScope({ event, action: 'move' }),
  })
  const visibleEvents = useMemo(
    () => [
      ...toCalendarEvents(deadlines, hidden),
      ...(selectedCategories.length > 0
        ? eventsWithMoves.filter(({ category }) => selectedCategories.includes(category))
        : eventsWithMoves),
    ],
    [eventsWithMoves, selectedCategories, deadlines, hidden],
  )
  const visibleRange: CalendarRange = isPhone ? { ...range, view: 'agenda' } : range
  const days = getDays(visibleRange)
  /** A phone shows its only view and keeps the chosen view for larger screens. */
  const goToRange = (nextRange: CalendarRange) =>
    onRangeChange(isPhone ? { ...range, date: nextRange.date } : nextRange)
  const onEventKey = useCalendarKeys({
    root: bodyRef,
    range: visibleRange,
    days,
    onRangeChange,
    actions,
    busy: busyKeys,
  })

  const { selectedSpan, drawing: timeSelection } = useTimeSelection((span) =>
    setOpenDialog({ event: null, values: createEventValues(span) }),
  )
  const activeTimeSelection = onCreate ? timeSelection : undefined

  const { grip, area: dragAreaProps } = useEventDrag({
    events: eventsWithMoves,
    actions,
    timeSelection: activeTimeSelection,
  })

  const editEvent = (event: CalendarEvent) =>
    setOpenDialog(canEdit(event) ? { event, values: toFormValues(event) } : { event, values: null })
  const saveEvent = async (event: CalendarEvent | null, draft: EventDraft, scope: RepeatScope | undefined) => {
    if (event) await onEdit?.({ event, draft, ...(scope && { scope }) })
    else await onCreate?.(draft)
  }
  const removeEvent = async (event: CalendarEvent) => {
    if (!event.occurrence) await onDelete?.(event)
    else {
      const scope = await askScope({ event, action: 'delete' })
      if (!scope) return false
      await onDelete?.(event, scope)
    }
    return true
  }
  const closeDialog = () => {
    setOpenDialog(null)
    timeSelection.clear()
  }
  const eventHandling: EventHandling = {
    open: editEvent,
    onKeyDown: onEventKey,
    canEdit,
    liftedEvent: heldEvent ? keyOf(heldEvent.event) : undefined,
    busy: busyKeys,
  }
  const title = formatPeriod(visibleRange.view, days, visibleRange.date, formatDay)
  const gridProps = {
    range: visibleRange,
    events: visibleEvents,
    today: now.day,
    loading: state === 'loading',
    label: title,
    movedEventKey: heldEvent ? keyOf(heldEvent.event) : undefined,
    selectedSpan,
    timeSelection: activeTimeSelection,
    onRangeChange,
  }

  return (
    <EventContext value={eventHandling}>
      <div className={styles.calendar}>
        <CalendarToolbar
          range={visibleRange}
          today={now.day}
          title={title}
          level={level}
          phone={isPhone}
          selectedCategories={selectedCategories}
          onSelectedCategoriesChange={setSelectedCategories}
          layers={getLayers(deadlines)}
          hidden={hidden}
          onHiddenChange={onHiddenChange}
          onRangeChange={goToRange}
          onImport={props.onImport}
          onNew={
            activeTimeSelection && (() => activeTimeSelection.create({ day: range.date, minutes: morningMinutes }))
          }
        />
        <div ref={bodyRef} className={styles.body} aria-busy={state === 'loading'} data-dragging={grip ?? undefined}>
          <VisuallyHidden>
            <output>{state === 'loading' && t('loading')}</output>
          </VisuallyHidden>
          <DragArea {...dragAreaProps}>
            {state === 'failed' ? (
              <ErrorState title={t('failed')} onRetry={onRetry} />
            ) : visibleRange.view === 'agenda' ? (
              <AgendaView
                date={visibleRange.date}
                events={visibleEvents}
                today={now.day}
                loading={state === 'loading'}
                level={level === 1 ? 2 : 3}
                onPick={(date) => onRangeChange({ ...range, date })}
                onReset={selectedCategories.length > 0 ? () => setSelectedCategories([]) : undefined}
              />
            ) : visibleRange.view === 'month' ? (
              <MonthView {...gridProps} />
            ) : (
              <TimeGrid key={visibleRange.view} {...gridProps} now={now} />
            )}
          </DragArea>
        </div>
      </div>
      {openDialog?.values && (
        <EventDialog
          event={openDialog.event}
          values={openDialog.values}
          people={people}
          onAskBusyHours={props.onAskBusyHours}
          onSave={(draft, scope) => saveEvent(openDialog.event, draft, scope)}
          onDelete={openDialog.event && onDelete ? () => removeEvent(openDialog.event as CalendarEvent) : undefined}
          onClose={closeDialog}
        />
      )}
      {openDialog && !openDialog.values && <EventDetails event={openDialog.event} onClose={closeDialog} />}
      {question}
    </EventContext>
  )
}
