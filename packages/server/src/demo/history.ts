import { resourceOfEvent, type EventType, type OwnEventData, type StageKey } from '@press/domain'
import type { Tx } from '../database/database.ts'
import { events, notifications } from '../database/schema.ts'
import { toStoredEvent, type StoredEvent } from '../events/subscribers.ts'
import { subscribers } from '../features/notifications/subscribers.ts'
import type { SeededApplication } from './applications.ts'
import type { PlannedCard } from './cards.ts'
import type { DemoRequest } from './data.ts'
import { getAuthors, type Staff } from './people.ts'
import { getChief } from './rounds.ts'
import type { Calendar } from './random.ts'

type Happened = Pick<
  typeof events.$inferSelect,
  'type' | 'resource' | 'resource_id' | 'actor_id' | 'data' | 'audience' | 'at'
>

const hour = 3_600_000

/** Seeds the past events, and the recent notifications about them. */
export async function seedHistory(
  tx: Tx,
  seededApplications: readonly SeededApplication[],
  planned: readonly PlannedCard[],
  staff: Staff,
  calendar: Calendar,
): Promise<void> {
  const happened = [
    ...seededApplications.flatMap((one) => ofApplication(one, staff, calendar)),
    ...planned.flatMap((card) => ofCard(card, staff)),
  ].sort((a, b) => a.at.getTime() - b.at.getTime())
  // Marks all events as handled, so that no one gets a letter about the past.
  const rows = await tx
    .insert(events)
    .values(happened.map((event) => ({ ...event, handled_at: event.at })))
    .returning({ id: events.id })
  const stored = happened.map((event, index) => toStoredEvent({ ...event, id: rows[index]?.id ?? 0 }))
  await notify(tx, stored, calendar)
}

/** The number of past days whose events have notifications, and the number of these days whose notifications are unread. */
const notifiedDays = 21
const unread = 2

async function notify(tx: Tx, stored: readonly StoredEvent[], { ago }: Calendar): Promise<void> {
  const notificationRows: (typeof notifications.$inferInsert)[] = []
  for (const event of stored.filter(({ at }) => at > ago(notifiedDays))) {
    const read_at = event.at > ago(unread) ? null : new Date(event.at.getTime() + 5 * hour)
    for (const { user_id, topic, data } of (await subscribers[event.type]?.(event, tx)) ?? [])
      notificationRows.push({ user_id, topic, data, event_id: event.id, created_at: event.at, read_at })
  }
  if (notificationRows.length) await tx.insert(notifications).values(notificationRows)
}

const ids = (names: readonly string[], staff: Staff): number[] =>
  getAuthors(names, staff).flatMap(({ user_id }) => user_id ?? [])

const createRevisionData = (requests: readonly DemoRequest[]) => ({
  from: 'in process' as const,
  to: 'revision' as const,
  documents: requests.map(({ document, reason: why }) => ({ document, reason: why })),
})

/** Returns a function that creates the events of one book. */
const eventsOf =
  ({ id, book_name, audience }: { id: number; book_name: string; audience: number[] }) =>
  <Type extends Extract<EventType, `${'application' | 'techcard'}.${string}`>>(
    type: Type,
    at: Date,
    actor_id: number | null | undefined,
    data: OwnEventData<Type>,
  ): Happened => ({
    type,
    resource: resourceOfEvent(type),
    resource_id: id,
    actor_id: actor_id ?? null,
    data: { book_name, ...data },
    audience,
    at,
  })

function ofApplication(one: SeededApplication, staff: Staff, { ago }: Calendar): Happened[] {
  const { id, book_name, owner, status, created_at, status_since, reason = '', revision = [], rounds = [] } = one
  const audience = [...new Set([owner, ...ids(one.authors, staff)])]
  const event = eventsOf({ id, book_name, audience })
  const chief = getChief(id, staff)
  const sent = event('application.created', created_at, owner, {})
  const earlier = rounds.flatMap((round, index) => [
    event('application.revision', ago(round.asked), chief, {
      ...createRevisionData(round.documents),
      round: index + 1,
    }),
    event('application.mended', ago(round.answered), owner, { round: index + 1 }),
  ])
  if (status === 'in process') return [sent, ...earlier]
  const data =
    status === 'revision'
      ? { ...createRevisionData(revision), round: rounds.length + 1 }
      : { from: 'in process' as const, to: status }
  return [sent, ...earlier, event(`application.${status}`, status_since, chief, { ...data, reason })]
}

function ofCard(card: PlannedCard, staff: Staff): Happened[] {
  const { id, book_name, visits, manager_id, signed } = card
  const [chief = null] = staff.withRole('initiator')
  const [printer = null] = staff.withRole('typography')
  const [keeper = null] = staff.withRole('stock')
  /** The person who moves a book to a stage, for each stage. */
  const mover: Record<StageKey, number | null> = {
    editor: chief,
    project: chief,
    process: manager_id,
    signal: manager_id,
    author: printer,
    typography: chief,
    wap: printer,
    account: printer,
    stock: keeper,
    done: keeper,
  }
  const audience = ids(card.authors, staff)
  const event = eventsOf({ id, book_name, audience })
  return visits.flatMap(({ stage, entered_at, left_at }, index) => {
    const from = visits[index - 1]?.stage
    const arrivalEvent = from
      ? event('techcard.moved', entered_at, mover[stage], { from, to: stage, reason: null })
      : event('techcard.created', entered_at, chief, { to: stage, project_manager_id: manager_id })
    if (stage !== 'author' || !signed) return [arrivalEvent]
    const at = left_at ? new Date(left_at.getTime() - hour) : new Date(entered_at.getTime() + hour)
    return [
      arrivalEvent,
      event('techcard.signalApproved', at, audience[0] ?? manager_id, {
        fields: ['signalEndDate'],
        project_manager_id: manager_id,
      }),
    ]
  })
}
