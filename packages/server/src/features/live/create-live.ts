import type { liveCalls } from '@press/contract'
import { getChangedResources } from '@press/domain'
import { or, gt, sql, inArray, desc, and } from 'drizzle-orm'
import type { FastifyReply, FastifyBaseLogger } from 'fastify'
import type { HandlersOf } from '../../app/handler.ts'
import type { Person } from '../../auth/person.ts'
import { sessionChannel, matchChangedSession, filterLiveSessions } from '../../auth/sessions.ts'
import type { Db } from '../../database/database.ts'
import { events, sessions } from '../../database/schema.ts'
import type { Listener } from '../../database/listener.ts'
import { eventChannel } from '../../events/record-event.ts'
import { canSeeEvent, visibleEventsClause } from '../../events/visibility.ts'
import { typingChannel, type Typing } from '../shared/chat/typing.ts'

/** The interval of keep-alive messages in milliseconds. They also prevent proxies from closing the connection. */
const keepAliveIntervalMs = 20_000
/** The number of keep-alive messages after which the people online are saved again. */
const keepAlivesPerLastSeenUpdate = 3
/** The number of unsent bytes after which a browser's connection is closed. The browser reconnects and catches up. */
const maxPendingBytes = 1_000_000
/**
 * The maximum number of rows that are replayed one by one to a reconnected browser. If more rows were missed, the browser gets one
 * event per type.
 */
const maxReplayedEvents = 1_000

interface BrowserConnection {
  person: Person
  reply: FastifyReply
  /** Events that arrived while the browser was catching up; undefined afterwards. */
  held: Row[] | undefined
}

const eventColumns = {
  id: events.id,
  type: events.type,
  resource: events.resource,
  resource_id: events.resource_id,
  audience: events.audience,
  at: events.at,
}
type Row = Pick<typeof events.$inferSelect, keyof typeof eventColumns>

const formatFrame = ({ id, type, resource, resource_id, at }: Row): string =>
  `id: ${id}\ndata: ${JSON.stringify({ id, type, resource, resource_id, changes: getChangedResources(type, resource), at })}\n\n`

/**
 * Returns the condition for events after an id, and for events up to 5 seconds older. Ids are assigned before transactions commit,
 * so a lower id may become visible after a higher id. A browser that gets a row twice only refetches the row twice.
 */
const sinceClause = (id: number) =>
  or(gt(events.id, id), gt(events.at, sql`(select at - interval '5 seconds' from events where id = ${id})`))

export interface Live {
  handlers: HandlersOf<typeof liveCalls>
  /** The number of browsers connected to this process. */
  count: () => number
  /** Closes every connection, so that the server can stop. The browsers reconnect to another process. */
  close: () => void
}

function writeText(rawReply: FastifyReply['raw'], text: string): void {
  rawReply.write(text)
  if (rawReply.writableLength > maxPendingBytes) rawReply.destroy()
}

/** Creates the server-sent events endpoint, which pushes ids of changed rows to the browsers of people who may see them. */
export function createLive(db: Db, listener: Listener, log: FastifyBaseLogger): Live {
  const browsers = new Set<BrowserConnection>()
  let lastPublishedId = 0
  let pendingIds: number[] = []

  listener.on(eventChannel, (payload) => {
    pendingIds.push(Number(payload))
    // One query for all notifications of one turn of the event loop.
    if (pendingIds.length === 1) setImmediate(publishPendingEvents)
  })
  listener.on(typingChannel, (payload) => {
    const { audience, ...event } = JSON.parse(payload) as Typing
    // Browsers that are still catching up do not need typing events.
    for (const { person, held: heldRows, reply } of browsers)
      if (!heldRows && audience.includes(person.id)) writeText(reply.raw, `data: ${JSON.stringify(event)}\n\n`)
  })
  listener.on(sessionChannel, (payload) => {
    const isSessionAffected = matchChangedSession(payload)
    endConnections(({ person }) => isSessionAffected(person))
  })
  listener.onConnect(() => {
    publishMissedEvents().catch((error: unknown) => log.warn({ err: error }, 'missed events could not be read'))
  })

  let keepAliveCount = 0
  const keepAliveTimer = setInterval(() => {
    keepAliveCount += 1
    if (keepAliveCount % keepAlivesPerLastSeenUpdate === 0) markPresent(getSessionIds())
    for (const browser of browsers) browser.reply.raw.write(':\n\n')
    closeEndedSessions().catch((error: unknown) => log.debug({ err: error }, 'sessions could not be checked'))
  }, keepAliveIntervalMs)
  keepAliveTimer.unref()

  function publishPendingEvents(): void {
    const ids = pendingIds
    pendingIds = []
    lastPublishedId = Math.max(lastPublishedId, ...ids)
    if (browsers.size === 0) return
    db.select(eventColumns)
      .from(events)
      .where(inArray(events.id, ids))
      .orderBy(events.id)
      .then(pushEvents, (error: unknown) => log.warn({ err: error }, 'events could not be read'))
  }

  /** Sends the events that this process missed while its database connection was lost. */
  async function publishMissedEvents(): Promise<void> {
    if (lastPublishedId === 0) lastPublishedId = await findNewestId()
    else pushEvents(await db.select(eventColumns).from(events).where(sinceClause(lastPublishedId)).orderBy(events.id))
  }

  async function findNewestId(): Promise<number> {
    const [row] = await db.select({ id: events.id }).from(events).orderBy(desc(events.id)).limit(1)
    return row?.id ?? 0
  }

  function pushEvents(rows: readonly Row[]): void {
    for (const row of rows) {
      lastPublishedId = Math.max(lastPublishedId, row.id)
      const text = formatFrame(row)
      for (const browser of browsers) if (canSeeEvent(browser.person, row)) sendEvent(browser, row, text)
    }
  }

  function sendEvent({ held: heldRows, reply: { raw } }: BrowserConnection, row: Row, text: string): void {
    if (heldRows) heldRows.push(row)
    else writeText(raw, text)
  }

  function endConnections(shouldEnd: (browser: BrowserConnection) => boolean): void {
    for (const browser of browsers) if (shouldEnd(browser)) browser.reply.raw.end()
  }

  const getSessionIds = (): number[] => [...new Set([...browsers].map(({ person }) => person.session_id))]

  /** Saves that people with an open page are online, whether or not they make requests. The chat shows it. */
  function markPresent(ids: number[]): void {
    if (ids.length === 0) return
    db.update(sessions)
      .set({ present_at: sql`now()` })
      .where(inArray(sessions.id, ids))
      .catch((error: unknown) => log.debug({ err: error }, 'presence could not be saved'))
  }

  /** Closes the connections of sessions that expired, or that ended while this process received no notifications. */
  async function closeEndedSessions(): Promise<void> {
    const ids = getSessionIds()
    if (ids.length === 0) return
    const liveSessions = await filterLiveSessions(db, ids)
    endConnections(({ person }) => !liveSessions.has(person.session_id))
  }

  /**
   * Returns the last missed event of every row. If there are too many rows, returns the last event of every type, so that the
   * result is limited.
   */
  async function findMissedEvents(person: Person, id: number): Promise<Row[]> {
    const missedClause = and(sinceClause(id), visibleEventsClause(person))
    const rows = await db
      .selectDistinctOn([events.resource, events.resource_id], eventColumns)
      .from(events)
      .where(missedClause)
      .orderBy(events.resource, events.resource_id, desc(events.id))
      .limit(maxReplayedEvents + 1)
    if (rows.length <= maxReplayedEvents) return rows
    return db
      .selectDistinctOn([events.type], eventColumns)
      .from(events)
      .where(missedClause)
      .orderBy(events.type, desc(events.id))
  }

  return {
    count: () => browsers.size,
    close: () => {
      clearInterval(keepAliveTimer)
      endConnections(() => true)
    },
    handlers: {
      'GET /api/live': async ({ person, request, reply }) => {
        const heldRows: Row[] = []
        const browser: BrowserConnection = { person, reply, held: heldRows }
        const lastEventId = Number(request.headers['last-event-id'])
        browsers.add(browser)
        markPresent([person.session_id])
        reply.raw.on('close', () => browsers.delete(browser))
        try {
          const rows =
            Number.isSafeInteger(lastEventId) && lastEventId > 0 ? await findMissedEvents(person, lastEventId) : []
          const newestId = await findNewestId()
          reply.hijack()
          reply.raw.writeHead(200, {
            ...(reply.getHeaders() as Record<string, string>),
            'content-type': 'text/event-stream; charset=utf-8',
            'cache-control': 'no-store',
            // Tells proxies such as nginx not to buffer events.
            'x-accel-buffering': 'no',
          })
          const frames = new Map([...rows, ...heldRows].map((row) => [row.id, formatFrame(row)]))
          const ids = [...frames.keys()].sort((a, b) => a - b)
          // Ends the replay with an id even when nothing was missed. So a browser that is disconnected before its first event can
          // continue from this id.
          const endFrame = `id: ${Math.max(newestId, ...ids)}\ndata:\n\n`
          reply.raw.write(ids.map((id) => frames.get(id)).join('') + endFrame)
          browser.held = undefined
        } catch (error) {
          browsers.delete(browser)
          throw error
        }
      },
    },
  }
}
