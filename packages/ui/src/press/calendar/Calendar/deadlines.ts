import { deadlineKinds, type DeadlineKind } from '@press/domain'
import type { CalendarDeadline, CalendarEvent } from './types.ts'

/** Which kinds there are among deadlines, in the order of their table. */
export const getLayers = (deadlines: readonly CalendarDeadline[]): DeadlineKind[] =>
  deadlineKinds.filter((kind) => deadlines.some((one) => one.kind === kind))

/** Deadlines as whole days among the events, under numbers that no event has. */
export const asEvents = (deadlines: readonly CalendarDeadline[], hidden: readonly DeadlineKind[]): CalendarEvent[] =>
  deadlines.flatMap(({ kind, date, name, href }, index) =>
    hidden.includes(kind)
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
