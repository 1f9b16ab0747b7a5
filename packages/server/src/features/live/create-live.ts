import type { liveCalls } from '@press/contract'
import { changesOfEvent } from '@press/domain'
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
const lastSeenEveryKeepAlives = 3
/** The number of unsent bytes after which a browser's connection is closed. The browser reconnects and catches up. */
const maxPendingBytes = 1_000_000
/**
 * The maximum number of rows that are replayed one by one to a reconnected browser. If more rows were missed, the browser gets one
 * event per type.
 */
const maxReplayedEvents = 1_000

interface Browser {
  person: Person
  reply: FastifyReply
  /** Events that arrived while the browser was catching up; undefined afterwards. */
  held: Row[] | undefined
}

const columns = {
  id: events.id,
  type: events.type,
  resource: events.resource,
  resource_id: events.resource_id,
  audience: events.audience,
  at: events.at,
}
type Row = Pick<typeof events.$inferSelect, keyof typeof columns>

const frame = ({ id, type, resource, resource_id, at }: Row): string =>
  `id: ${id}\ndata: ${JSON.stringify({ id, type, resource, resource_id, changes: changesOfEvent(type, resource), at })}\n\n`

/**
 * Returns the condition for events after an id, and for events up to 5 seconds older. Ids are assigned before transactions commit,
 * so a lower id may become visible after a higher id. A browser that gets a row twice only refetches the row twice.
 */
const since = (id: number) =>
  or(gt(events.id, id), gt(events.at, sql`(select at - interval '5 seconds' from events where id = ${id})`))

export interface Live {
  handlers: HandlersOf<typeof liveCalls>
  /** The number of browsers connected to this process. */
  count: () => number
  /** Closes every connection, so that the server can stop. The browsers reconnect to another process. */
  close: () => void
}

function write(raw: FastifyReply['raw'], text: string): void {
  raw.write(text)
  if (raw.writableLength > maxPendingBytes) raw.destroy()
}

/** Creates the server-sent events endpoint, which pushes ids of changed rows to the browsers of people who may see them. */
export function createLive(db: Db, listener: Listener, log: FastifyBaseLogger): Live {
  const browsers = new Set<Browser>()
  let last = 0
  let pendingIds: number[] = []

  listener.on(eventChannel, (payload) => {
    pendingIds.push(Number(payload))
    // One query for all notifications of one turn of the event loop.
    if (pendingIds.length === 1) setImmediate(publishPending)
  })
  listener.on(typingChannel, (payload) => {
    const { audience, ...event } = JSON.parse(payload) as Typing
    // Browsers that are still catching up do not need typing events.
    for (const { person, held, reply } of browsers)
      if (!held && audience.includes(person.id)) write(reply.raw, `data: ${JSON.stringify(event)}\n\n`)
  })
  listener.on(sessionChannel, (payload) => {
    const changed = matchChangedSession(payload)
    end(({ person }) => changed(person))
  })
  listener.onConnect(() => {
    catchUp().catch((error: unknown) => log.warn({ err: error }, 'missed events could not be read'))
  })

  let beats = 0
  const beat = setInterval(() => {
    beats += 1
    if (beats % lastSeenEveryKeepAlives === 0) markPresent(listening())
    for (const browser of browsers) browser.reply.raw.write(':\n\n')
    closeEnded().catch((error: unknown) => log.debug({ err: error }, 'sessions could not be checked'))
  }, keepAliveIntervalMs)
  beat.unref()

  function publishPending(): void {
    const ids = pendingIds
    pendingIds = []
    last = Math.max(last, ...ids)
    if (browsers.size === 0) return
    db.select(columns)
      .from(events)
      .where(inArray(events.id, ids))
      .orderBy(events.id)
      .then(push, (error: unknown) => log.warn({ err: error }, 'events could not be read'))
  }

  /** Sends the events that this process missed while its database connection was lost. */
  async function catchUp(): Promise<void> {
    if (last === 0) last = await newest()
    else push(await db.select(columns).from(events).where(since(last)).orderBy(events.id))
  }

  async function newest(): Promise<number> {
    const [row] = await db.select({ id: events.id }).from(events).orderBy(desc(events.id)).limit(1)
    return row?.id ?? 0
  }

  function push(rows: readonly Row[]): void {
    for (const row of rows) {
      last = Math.max(last, row.id)
      const text = frame(row)
      for (const browser of browsers) if (canSeeEvent(browser.person, row)) send(browser, row, text)
    }
  }

  function send({ held, reply: { raw } }: Browser, row: Row, text: string): void {
    if (held) held.push(row)
    else write(raw, text)
  }

  function end(which: (browser: Browser) => boolean): void {
    for (const browser of browsers) if (which(browser)) browser.reply.raw.end()
  }

  const listening = (): number[] => [...new Set([...browsers].map(({ person }) => person.session_id))]

  /** Saves that people with an open page are online, whether or not they make requests. The chat shows it. */
  function markPresent(ids: number[]): void {
    if (ids.length === 0) return
    db.update(sessions)
      .set({ present_at: sql`now()` })
      .where(inArray(sessions.id, ids))
      .catch((error: unknown) => log.debug({ err: error }, 'presence could not be saved'))
  }

  /** Closes the connections of sessions that expired, or that ended while this process received no notifications. */
  async function closeEnded(): Promise<void> {
    const ids = listening()
    if (ids.length === 0) return
    const good = await filterLiveSessions(db, ids)
    end(({ person }) => !good.has(person.session_id))
  }

  /**
   * Returns the last missed event of every row. If there are too many rows, returns the last event of every type, so that the
   * result is limited.
   */
  async function missed(person: Person, id: number): Promise<Row[]> {
    const unheard = and(since(id), visibleEventsClause(person))
    const rows = await db
      .selectDistinctOn([events.resource, events.resource_id], columns)
      .from(events)
      .where(unheard)
      .orderBy(events.resource, events.resource_id, desc(events.id))
      .limit(maxReplayedEvents + 1)
    if (rows.length <= maxReplayedEvents) return rows
    return db.selectDistinctOn([events.type], columns).from(events).where(unheard).orderBy(events.type, desc(events.id))
  }

  return {
    count: () => browsers.size,
    close: () => {
      clearInterval(beat)
      end(() => true)
    },
    handlers: {
      'GET /api/live': async ({ person, request, reply }) => {
        const held: Row[] = []
        const browser: Browser = { person, reply, held }
        const lastEventId = Number(request.headers['last-event-id'])
        browsers.add(browser)
        markPresent([person.session_id])
        reply.raw.on('close', () => browsers.delete(browser))
        try {
          const rows = Number.isSafeInteger(lastEventId) && lastEventId > 0 ? await missed(person, lastEventId) : []
          const start = await newest()
          reply.hijack()
          reply.raw.writeHead(200, {
            ...(reply.getHeaders() as Record<string, string>),
            'content-type': 'text/event-stream; charset=utf-8',
            'cache-control': 'no-store',
            // Tells proxies such as nginx not to buffer events.
            'x-accel-buffering': 'no',
          })
          const frames = new Map([...rows, ...held].map((row) => [row.id, frame(row)]))
          const ids = [...frames.keys()].sort((a, b) => a - b)
          // Ends the replay with an id even when nothing was missed. So a browser that is disconnected before its first event can
          // continue from this id.
          const mark = `id: ${Math.max(start, ...ids)}\ndata:\n\n`
          reply.raw.write(ids.map((id) => frames.get(id)).join('') + mark)
          browser.held = undefined
        } catch (error) {
          browsers.delete(browser)
          throw error
        }
      },
    },
  }
}
