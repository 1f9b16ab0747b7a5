import { isSameRepeat, type RepeatScope } from '@press/domain'
import { toEventDraft, type EventValues } from './event-values.ts'
import type { CalendarEvent } from './types.ts'

/** Whether the form changes something of the series that one occurrence alone cannot have. */
export function changesRule(values: EventValues, { repeat = null }: CalendarEvent): boolean {
  const draft = toEventDraft(values, [])
  return Boolean(draft.moves ?? draft.skips ?? draft.restores) || !isSameRepeat(draft.repeat, repeat)
}

/**
 * Returns which occurrences a change applies to. A changed rule applies to this occurrence and the following ones, unless it
 * applies to all.
 */
export const getScope = (values: EventValues, event: CalendarEvent): RepeatScope =>
  values.scope === 'this' && changesRule(values, event) ? 'following' : values.scope
