import { maxFreeTimePeople, type BusyPerson, type MinuteSpan, type Person } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { EventValues } from './event-values.ts'
import {
  findConflicts,
  canCompareHours,
  getMeetings,
  buildBusyHoursQuery,
  type Meeting,
  type MeetingConflict,
} from './free-time-facts.ts'
import type { LoadBusyHours } from './types.ts'
import { useBusyHours, type BusyState } from './useBusyHours.ts'

interface FreeTimeInput {
  values: EventValues
  people: readonly Person[]
  /** Id of the event being edited, whose own hours do not count. */
  excludedEventId: number | undefined
  onAsk: LoadBusyHours | undefined
}

export interface FreeTimeFacts {
  requestedSpan: MinuteSpan
  meetings: readonly Meeting[]
  lanes: readonly (BusyPerson & { name: string })[]
  conflicts: readonly MeetingConflict[]
  state: BusyState
  retry: () => void
}

/**
 * Returns when an event's participants are busy and which of its meetings someone cannot attend. Returns null if there is no one to
 * ask about.
 */
export function useFreeTime({ values, people, excludedEventId, onAsk }: FreeTimeInput): FreeTimeFacts | null {
  const { t } = useTranslation('calendar')
  const shouldAsk = onAsk !== undefined && canCompareHours(values)
  const { requestedSpan, meetings } = getMeetings(values)
  const participants = values.users.flatMap(({ value }) => people.find(({ id }) => String(id) === value) ?? [])
  const userIds = participants.slice(0, maxFreeTimePeople).map(({ id }) => id)
  const {
    state,
    people: busyPeople,
    retry,
  } = useBusyHours(shouldAsk ? buildBusyHoursQuery(userIds, meetings, excludedEventId) : null, onAsk)
  if (!shouldAsk) return null
  const lanes = busyPeople.map((busyPerson, index) => ({
    ...busyPerson,
    name: index === 0 ? t('freeTime.you') : (participants.find(({ id }) => id === busyPerson.id)?.name ?? ''),
  }))
  return { requestedSpan, meetings, lanes, conflicts: findConflicts(busyPeople, meetings), state, retry }
}
