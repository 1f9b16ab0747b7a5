export { Calendar, type CalendarProps } from './Calendar.tsx'
export { getCalendarFrame } from './periods.ts'
export {
  calendarViews,
  type CalendarDeadline,
  type CalendarEvent,
  type CalendarRange,
  type CalendarView,
  type EventDraft,
  type EventSpan,
} from './types.ts'
export type { EventMove } from './useEventMoves.ts'
