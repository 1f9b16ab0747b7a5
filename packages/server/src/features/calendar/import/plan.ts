import { createHash } from 'node:crypto'
import { deadlineKinds } from '@press/domain'
import { isOccurrence } from '@press/domain/calendar/series'
import type { FileEvent, ReadProblem, RefusedEvent } from './read-event.ts'

/** An event of a file with its changed occurrences, or the reason why it is refused. */
export interface ImportPlan {
  /** The event's number in the file, from 1. */
  row: number
  name: string
  event?: FileEvent
  /** The changed occurrences of the event's series. */
  parts: FileEvent[]
  /** The id by which later imports recognize the event. */
  uid: string
  /** A hash of the event's content in the file. */
  contentHash: string
  problem?: ReadProblem | 'twice' | 'own'
}

/** Ids with more characters than this are stored as a hash. */
const maxUidLength = 255
/** Matches the ids of the press's own deadlines in a feed. */
const deadlineUidPattern = new RegExp(String.raw`^(${deadlineKinds.join('|')})-\d+@press$`)
/** Matches the ids of this platform's events in a feed. */
export const ownEventUidPattern = /^event-(\d{1,9})@press$/

const hashValue = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/** Returns the id of an event. If the file gives no id, returns a hash of the event's time and name. */
function getEventUid({ uid, name, dates, times }: FileEvent): string {
  if (!uid) return hashValue([name, dates, times])
  return uid.length > maxUidLength ? hashValue(uid) : uid
}

/** Plans each event of a file, together with the changed occurrences of its series. */
export function planImport(fileEvents: readonly (FileEvent | RefusedEvent)[]): ImportPlan[] {
  const plansByUid = new Map<string, ImportPlan>()
  const plans: ImportPlan[] = []
  const numberedEvents = fileEvents.map((event, index) => ({ event, row: index + 1 }))
  // Plans series first, because a file may list a changed occurrence before its series.
  for (const { event, row } of numberedEvents) {
    if ('problem' in event)
      plans.push({ row, name: event.name, parts: [], uid: '', contentHash: '', problem: event.problem })
    else if (event.occurrence === null) plans.push(planMaster(event, row, plansByUid))
  }
  for (const { event, row } of numberedEvents) {
    if ('problem' in event || event.occurrence === null) continue
    const masterPlan = plansByUid.get(getEventUid(event))
    if (!masterPlan || !hasOccurrence(masterPlan, event.occurrence)) plans.push(planSingleEvent(event, row, plansByUid))
    else masterPlan.parts = [...masterPlan.parts.filter(({ occurrence }) => occurrence !== event.occurrence), event]
  }
  for (const plan of plans) if (plan.event) plan.contentHash = hashValue([plan.event, ...plan.parts].map(getContent))
  return plans.toSorted((one, other) => one.row - other.row)
}

const hasOccurrence = ({ event }: ImportPlan, day: string): boolean =>
  Boolean(event?.repeat && isOccurrence({ start: event.dates.start, repeat: event.repeat }, day))

/** Returns the content of an event, without its id and revision. */
const getContent = ({ uid: _uid, sequence: _sequence, ...event }: FileEvent) => event

function planMaster(event: FileEvent, row: number, plansByUid: Map<string, ImportPlan>): ImportPlan {
  const uid = getEventUid(event)
  const plan: ImportPlan = { row, name: event.name, event, parts: [], uid, contentHash: '' }
  const existingPlan = plansByUid.get(uid)
  if (deadlineUidPattern.test(uid)) return refusePlan(plan, 'own')
  // If two events have the same id, the later revision counts.
  if (existingPlan && (existingPlan.event?.sequence ?? 0) > event.sequence) return refusePlan(plan, 'twice')
  if (existingPlan) refusePlan(existingPlan, 'twice')
  plansByUid.set(uid, plan)
  return plan
}

/** Plans a single event for a changed occurrence whose series is not in the file. */
function planSingleEvent(event: FileEvent, row: number, plansByUid: Map<string, ImportPlan>): ImportPlan {
  const uid = `${getEventUid(event)}#${event.occurrence}`.slice(-maxUidLength)
  const plan: ImportPlan = {
    row,
    name: event.name,
    event: { ...event, occurrence: null },
    parts: [],
    uid,
    contentHash: '',
  }
  if (event.cancelled) return refusePlan(plan, 'cancelled')
  if (plansByUid.has(uid)) return refusePlan(plan, 'twice')
  plansByUid.set(uid, plan)
  return plan
}

function refusePlan(plan: ImportPlan, problem: NonNullable<ImportPlan['problem']>): ImportPlan {
  delete plan.event
  return Object.assign(plan, { problem })
}
