import { createContext, use, type KeyboardEvent } from 'react'
import type { CalendarEvent } from './types.ts'

/** What every drawing of an event needs from the calendar around it. */
export interface EventHandling {
  open: (event: CalendarEvent) => void
  onKeyDown: (event: CalendarEvent, key: KeyboardEvent) => void
  canEdit: (event: CalendarEvent) => boolean
  /** The one that is being moved. */
  lifted: string | undefined
  /** Those whose move is on its way to the server. */
  busy: ReadonlySet<string>
}

export const EventContext = createContext<EventHandling | null>(null)

export function useEventHandling(): EventHandling {
  const handling = use(EventContext)
  if (!handling) throw new Error('An event is drawn outside of a Calendar')
  return handling
}
