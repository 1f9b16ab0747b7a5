import { freeTimePeople, type BusyPerson, type MinuteSpan, type Person } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { EventValues } from './event-values.ts'
import { conflictsOf, hasLanes, meetingsOf, questionOf, type Meeting, type MeetingConflict } from './free-time-facts.ts'
import type { AskBusyHours } from './types.ts'
import { useBusyHours, type BusyState } from './useBusyHours.ts'

interface FreeTimeInput {
  values: EventValues
  people: readonly Person[]
  /** The event that is being changed, whose own hours do not count. */
  except: number | undefined
  onAsk: AskBusyHours | undefined
}

export interface FreeTimeFacts {
  asked: MinuteSpan
  meetings: readonly Meeting[]
  lanes: readonly (BusyPerson & { name: string })[]
  conflicts: readonly MeetingConflict[]
  state: BusyState
  retry: () => void
}

/** When those whom an event names are busy, and which of its meetings somebody cannot come to; null where there is nobody to ask for. */
export function useFreeTime({ values, people, except, onAsk }: FreeTimeInput): FreeTimeFacts | null {
  const { t } = useTranslation('calendar')
  const asks = onAsk !== undefined && hasLanes(values)
  const { asked, meetings } = meetingsOf(values)
  const invited = values.users.flatMap(({ value }) => people.find(({ id }) => String(id) === value) ?? [])
  const users = invited.slice(0, freeTimePeople).map(({ id }) => id)
  const { state, people: hours, retry } = useBusyHours(asks ? questionOf(users, meetings, except) : null, onAsk)
  if (!asks) return null
  const lanes = hours.map((lane, index) => ({
    ...lane,
    name: index === 0 ? t('freeTime.you') : (invited.find(({ id }) => id === lane.id)?.name ?? ''),
  }))
  return { asked, meetings, lanes, conflicts: conflictsOf(hours, meetings), state, retry }
}
