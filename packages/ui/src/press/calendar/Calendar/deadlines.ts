import { deadlineKinds, type DeadlineKind } from '@press/domain'
import type { CalendarDeadline, CalendarEvent } from './types.ts'

/** Returns the kinds that occur among the deadlines, in the order of `deadlineKinds`. */
export const getLayers = (deadlines: readonly CalendarDeadline[]): DeadlineKind[] =>
  deadlineKinds.filter((kind) => deadlines.some((deadline) => deadline.kind === kind))

/** Converts deadlines to all-day events with ids that no event has. */
export const toCalendarEvents = (
  deadlines: readonly CalendarDeadline[],
  hiddenKinds: readonly DeadlineKind[],
): CalendarEvent[] =>
  deadlines.flatMap(({ kind, date, name, href }, index) =>
    hiddenKinds.includes(kind)
      ? []
      : [
          {
            id: -1 - index,
            name,
            category: 'work',
            tag: 'current',
            users: [],
            dates: { start: date, end: date },
            times: null,
            details: '',
            remind: null,
            deadline: { kind, href },
          },
        ],
  )
