import { sameRepeat, type RepeatScope } from '@press/domain'
import { toEventDraft, type EventValues } from './event-values.ts'
import type { CalendarEvent } from './types.ts'

/** Whether the form says something of the row that one alone cannot have. */
export function changesRule(values: EventValues, { repeat = null }: CalendarEvent): boolean {
  const draft = toEventDraft(values, [])
  return Boolean(draft.moves ?? draft.skips ?? draft.restores) || !sameRepeat(draft.repeat, repeat)
}

/** Which of a row a change is meant for: with another rule this one and all that follow, unless all of them are. */
export const scopeOf = (values: EventValues, event: CalendarEvent): RepeatScope =>
  values.scope === 'this' && changesRule(values, event) ? 'following' : values.scope
