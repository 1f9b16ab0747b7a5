import { getEventResource, type EventType, type OwnEventData, type StageKey } from '@press/domain'
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

type PastEvent = Pick<
  typeof events.$inferSelect,
  'type' | 'resource' | 'resource_id' | 'actor_id' | 'data' | 'audience' | 'at'
>

const hourMs = 3_600_000

/** Seeds the past events, and the recent notifications about them. */
export async function seedHistory(
  tx: Tx,
  seededApplications: readonly SeededApplication[],
  plannedCards: readonly PlannedCard[],
  staff: Staff,
  calendar: Calendar,
): Promise<void> {
  const pastEvents = [
    ...seededApplications.flatMap((one) => createApplicationEvents(one, staff, calendar)),
    ...plannedCards.flatMap((card) => createCardEvents(card, staff)),
  ].sort((a, b) => a.at.getTime() - b.at.getTime())
  // Marks all events as handled, so that no one gets a letter about the past.
  const rows = await tx
    .insert(events)
    .values(pastEvents.map((event) => ({ ...event, handled_at: event.at })))
    .returning({ id: events.id })
  const storedEvents = pastEvents.map((event, index) => toStoredEvent({ ...event, id: rows[index]?.id ?? 0 }))
  await seedNotifications(tx, storedEvents, calendar)
}

/** The number of past days whose events have notifications, and the number of these days whose notifications are unread. */
const notifiedDays = 21
const unreadDays = 2

async function seedNotifications(tx: Tx, storedEvents: readonly StoredEvent[], { ago }: Calendar): Promise<void> {
  const notificationRows: (typeof notifications.$inferInsert)[] = []
  for (const event of storedEvents.filter(({ at }) => at > ago(notifiedDays))) {
    const read_at = event.at > ago(unreadDays) ? null : new Date(event.at.getTime() + 5 * hourMs)
    for (const { user_id, topic, data } of (await subscribers[event.type]?.(event, tx)) ?? [])
      notificationRows.push({ user_id, topic, data, event_id: event.id, created_at: event.at, read_at })
  }
  if (notificationRows.length) await tx.insert(notifications).values(notificationRows)
}

const getUserIds = (names: readonly string[], staff: Staff): number[] =>
  getAuthors(names, staff).flatMap(({ user_id }) => user_id ?? [])

const createRevisionData = (requests: readonly DemoRequest[]) => ({
  from: 'in process' as const,
  to: 'revision' as const,
  documents: requests.map(({ document, reason }) => ({ document, reason: reason })),
})

/** Returns a function that creates the events of one book. */
const createEventFactory =
  ({ id, book_name, audience }: { id: number; book_name: string; audience: number[] }) =>
  <Type extends Extract<EventType, `${'application' | 'techcard'}.${string}`>>(
    type: Type,
    at: Date,
    actor_id: number | null | undefined,
    data: OwnEventData<Type>,
  ): PastEvent => ({
    type,
    resource: getEventResource(type),
    resource_id: id,
    actor_id: actor_id ?? null,
    data: { book_name, ...data },
    audience,
    at,
  })

function createApplicationEvents(application: SeededApplication, staff: Staff, { ago }: Calendar): PastEvent[] {
  const {
    id,
    book_name,
    owner,
    status,
    created_at,
    status_since,
    reason = '',
    revision = [],
    rounds = [],
  } = application
  const audience = [...new Set([owner, ...getUserIds(application.authors, staff)])]
  const createEvent = createEventFactory({ id, book_name, audience })
  const chief = getChief(id, staff)
  const createdEvent = createEvent('application.created', created_at, owner, {})
  const roundEvents = rounds.flatMap((round, index) => [
    createEvent('application.revision', ago(round.asked), chief, {
      ...createRevisionData(round.documents),
      round: index + 1,
    }),
    createEvent('application.mended', ago(round.answered), owner, { round: index + 1 }),
  ])
  if (status === 'in process') return [createdEvent, ...roundEvents]
  const data =
    status === 'revision'
      ? { ...createRevisionData(revision), round: rounds.length + 1 }
      : { from: 'in process' as const, to: status }
  return [createdEvent, ...roundEvents, createEvent(`application.${status}`, status_since, chief, { ...data, reason })]
}

function createCardEvents(card: PlannedCard, staff: Staff): PastEvent[] {
  const { id, book_name, visits, manager_id, isSigned } = card
  const [chief = null] = staff.withRole('initiator')
  const [printer = null] = staff.withRole('typography')
  const [keeper = null] = staff.withRole('stock')
  /** The person who moves a book to a stage, for each stage. */
  const moverByStage: Record<StageKey, number | null> = {
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
  const audience = getUserIds(card.authors, staff)
  const createEvent = createEventFactory({ id, book_name, audience })
  return visits.flatMap(({ stage, entered_at, left_at }, index) => {
    const previousStage = visits[index - 1]?.stage
    const arrivalEvent = previousStage
      ? createEvent('techcard.moved', entered_at, moverByStage[stage], { from: previousStage, to: stage, reason: null })
      : createEvent('techcard.created', entered_at, chief, { to: stage, project_manager_id: manager_id })
    if (stage !== 'author' || !isSigned) return [arrivalEvent]
    const approvedAt = left_at ? new Date(left_at.getTime() - hourMs) : new Date(entered_at.getTime() + hourMs)
    return [
      arrivalEvent,
      createEvent('techcard.signalApproved', approvedAt, audience[0] ?? manager_id, {
        fields: ['signalEndDate'],
        project_manager_id: manager_id,
      }),
    ]
  })
}
