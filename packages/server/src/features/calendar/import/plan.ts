import { createHash } from 'node:crypto'
import { deadlineKinds } from '@press/domain'
import { isOccurrence } from '@press/domain/calendar/series'
import type { FileEvent, ReadProblem, Refused } from './read-event.ts'

/** An event of a file with what was changed of it for itself, or why it is not taken. */
export interface Planned {
  /** Which event of the file it is, from 1 on. */
  row: number
  name: string
  event?: FileEvent
  parts: FileEvent[]
  /** What it is known by from then on, and what the file says of it, shortened. */
  uid: string
  print: string
  problem?: ReadProblem | 'twice' | 'own'
}

/** Characters of a name that is kept as it is. */
const mostUid = 255
/** What an address for other calendars calls the press's own dates. */
const deadline = new RegExp(String.raw`^(${deadlineKinds.join('|')})-\d+@press$`)
/** What it calls an event. */
export const ownEvent = /^event-(\d{1,9})@press$/

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/** What an event is known by: of one that its file gives no name, by when it is and what it is called. */
function uidOf({ uid, name, dates, times }: FileEvent): string {
  if (!uid) return hash([name, dates, times])
  return uid.length > mostUid ? hash(uid) : uid
}

/** The events of a file one by one, with the rows of theirs that they stand for. */
export function planOf(found: readonly (FileEvent | Refused)[]): Planned[] {
  const masters = new Map<string, Planned>()
  const plans: Planned[] = []
  const numbered = found.map((event, index) => ({ event, row: index + 1 }))
  // First what comes by a rule: a file may have its parts before it.
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
  for (const plan of plans) if (plan.event) plan.print = hash([plan.event, ...plan.parts].map(saidOf))
  return plans.toSorted((one, other) => one.row - other.row)
}

const hasDay = ({ event }: Planned, day: string): boolean =>
  Boolean(event?.repeat && isOccurrence({ start: event.dates.start, repeat: event.repeat }, day))

/** What is said of an event, without what only tells it from others. */
const saidOf = ({ uid: _uid, sequence: _sequence, ...event }: FileEvent) => event

function masterOf(event: FileEvent, row: number, masters: Map<string, Planned>): Planned {
  const uid = uidOf(event)
  const plan: Planned = { row, name: event.name, event, parts: [], uid, print: '' }
  const before = masters.get(uid)
  if (deadline.test(uid)) return refused(plan, 'own')
  // Of two that are one, the later counts.
  if (before && (before.event?.sequence ?? 0) > event.sequence) return refused(plan, 'twice')
  if (before) refused(before, 'twice')
  masters.set(uid, plan)
  return plan
}

/** One of a row that the file does not have: an event by itself. */
function aloneOf(event: FileEvent, row: number, masters: Map<string, Planned>): Planned {
  const uid = `${uidOf(event)}#${event.occurrence}`.slice(-mostUid)
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
