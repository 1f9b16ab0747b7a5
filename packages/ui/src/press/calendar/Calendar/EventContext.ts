import { createContext, use, type KeyboardEvent } from 'react'
import type { CalendarEvent } from './types.ts'

/** The functions and states of a calendar that every rendered event needs. */
export interface EventHandling {
  open: (event: CalendarEvent) => void
  onKeyDown: (event: CalendarEvent, key: KeyboardEvent) => void
  canEdit: (event: CalendarEvent) => boolean
  /** The key of the event that is being moved. */
  liftedEvent: string | undefined
  /** The keys of events whose move is pending on the server. */
  busy: ReadonlySet<string>
}

export const EventContext = createContext<EventHandling | null>(null)

export function useEventHandling(): EventHandling {
  const handling = use(EventContext)
  if (!handling) throw new Error('A calendar event must be rendered inside a Calendar')
  return handling
}
