import { createHash } from 'node:crypto'
import { deadlineKinds } from '@press/domain'
import { isOccurrence } from '@press/domain/calendar/series'
import type { FileEvent, ReadProblem, Refused } from './read-event.ts'

/** An event of a file with its changed occurrences, or the reason why it is refused. */
export interface Planned {
  /** The event's number in the file, from 1. */
  row: number
  name: string
  event?: FileEvent
  parts: FileEvent[]
  /** The event's id for later imports, and a hash of the event's content in the file. */
  uid: string
  print: string
  problem?: ReadProblem | 'twice' | 'own'
}

/** Ids with more characters than this are stored as a hash. */
const maxUidLength = 255
/** Matches the ids of the press's own deadlines in a feed. */
const deadline = new RegExp(String.raw`^(${deadlineKinds.join('|')})-\d+@press$`)
/** Matches the ids of this platform's events in a feed. */
export const ownEvent = /^event-(\d{1,9})@press$/

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/** Returns the id of an event. If the file gives no id, returns a hash of the event's time and name. */
function uidOf({ uid, name, dates, times }: FileEvent): string {
  if (!uid) return hash([name, dates, times])
  return uid.length > maxUidLength ? hash(uid) : uid
}

/** Plans each event of a file, together with the changed occurrences of its series. */
export function planOf(found: readonly (FileEvent | Refused)[]): Planned[] {
  const masters = new Map<string, Planned>()
  const plans: Planned[] = []
  const numbered = found.map((event, index) => ({ event, row: index + 1 }))
  // Plans series first, because a file may list a changed occurrence before its series.
  for (const { event, row } of numbered) {
    if ('problem' in event) plans.push({ row, name: event.name, parts: [], uid: '', print: '', problem: event.problem })
    else if (event.occurrence === null) plans.push(masterOf(event, row, masters))
  }
  for (const { event, row } of numbered) {
    if ('problem' in event || event.occurrence === null) continue
    const of = masters.get(uidOf(event))
    if (!of || !hasDay(of, event.occurrence)) plans.push(aloneOf(event, row, masters))
    else of.parts = [...of.parts.filter(({ occurrence }) => occurrence !== event.occurrence), event]
  }
  for (const plan of plans) if (plan.event) plan.print = hash([plan.event, ...plan.parts].map(contentOf))
  return plans.toSorted((one, other) => one.row - other.row)
}

const hasDay = ({ event }: Planned, day: string): boolean =>
  Boolean(event?.repeat && isOccurrence({ start: event.dates.start, repeat: event.repeat }, day))

/** Returns the content of an event, without its id and revision. */
const contentOf = ({ uid: _uid, sequence: _sequence, ...event }: FileEvent) => event

function masterOf(event: FileEvent, row: number, masters: Map<string, Planned>): Planned {
  const uid = uidOf(event)
  const plan: Planned = { row, name: event.name, event, parts: [], uid, print: '' }
  const before = masters.get(uid)
  if (deadline.test(uid)) return refused(plan, 'own')
  // If two events have the same id, the later revision counts.
  if (before && (before.event?.sequence ?? 0) > event.sequence) return refused(plan, 'twice')
  if (before) refused(before, 'twice')
  masters.set(uid, plan)
  return plan
}

/** Plans a single event for a changed occurrence whose series is not in the file. */
function aloneOf(event: FileEvent, row: number, masters: Map<string, Planned>): Planned {
  const uid = `${uidOf(event)}#${event.occurrence}`.slice(-maxUidLength)
  const plan: Planned = { row, name: event.name, event: { ...event, occurrence: null }, parts: [], uid, print: '' }
  if (event.cancelled) return refused(plan, 'cancelled')
  if (masters.has(uid)) return refused(plan, 'twice')
  masters.set(uid, plan)
  return plan
}

function refused(plan: Planned, problem: NonNullable<Planned['problem']>): Planned {
  delete plan.event
  return Object.assign(plan, { problem })
}
