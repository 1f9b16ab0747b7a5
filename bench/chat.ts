import { readFileSync } from 'node:fs'
import { roleByKey } from '@press/domain'
import pg from 'pg'
import type { Page } from 'playwright'
import { compareGrowth } from './support/growth.ts'
import { openSignedInPage, signIn, startPress, type Press } from './support/press-server.ts'
import { median, percentile, report, round, type Row } from './support/report.ts'

/** The number of messages in the small and in the large press. Both presses have the same number of conversations. */
const sizes = { small: 10_000, large: 1_000_000 }
const conversationCount = 50
/** The number of messages in the conversation that a browser opens. */
const longConversationSize = 10_000
const rounds = 5
/** The number of frames of scrolling up, and the pixels scrolled in each. */
const frameCount = 1500
const scrollStepPx = 160

/**
 * Inserts `count` conversations of a manager and a chief editor, with `total` messages altogether. Leaves the last three messages
 * of each conversation unread.
 */
async function insertMessages(press: Press, count: number, total: number): Promise<number> {
  const client = new pg.Client({ connectionString: readFileSync(`${press.dataDir}/database.url`, 'utf8').trim() })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number }>(
      `insert into conversations (type, chat_name) select 'group', 'Bench ' || n from generate_series(1, $1::int) n returning id`,
      [count],
    )
    const ids = rows.map(({ id }) => id)
    await client.query(
      `insert into messages (conversation_id, user_id, client_id, content, created_at)
        select conversation, users.id, md5(conversation || ' ' || n), 'Сообщение ' || n || ' о книге и её сроках',
          now() - interval '1 minute' * ($2 - n)
        from generate_series(1, $2::int) n, unnest($1::int[]) conversation,
          (select id from users where email = 'initiator@demo.press') users
        order by n, conversation`,
      [ids, Math.round(total / count)],
    )
    await client.query(
      `update conversations set last_message_id = (select max(id) from messages where conversation_id = conversations.id)
        where id = any($1)`,
      [ids],
    )
    await client.query(
      `insert into conversation_members (conversation_id, user_id, read_id)
        select conversations.id, users.id,
          (select id from messages where conversation_id = conversations.id order by id desc offset 3 limit 1)
        from conversations, users
        where conversations.id = any($1) and email in ('pm@demo.press', 'initiator@demo.press')`,
      [ids],
    )
    await client.query('analyze')
    return ids[0] ?? 0
  } finally {
    await client.end()
  }
}

/**
 * Measures the list of conversations and the last page of a conversation. Compares a press of ten thousand messages with a press of
 * a million.
 */
async function measureGrowth(): Promise<void> {
  const presses = {
    small: await startPress('chat-small', { port: 4470 }),
    large: await startPress('chat-large', { port: 4480 }),
  }
  try {
    const preparePress = async (size: keyof typeof sizes) => {
      const press = presses[size]
      const id = await insertMessages(press, conversationCount, sizes[size])
      return {
        name: String(sizes[size]),
        press,
        token: await signIn(press.url(), 'pm'),
        paths: { conversations: '/api/conversations', 'last page': `/api/messages/${id}` },
      }
    }
    const rows = await compareGrowth(await preparePress('small'), await preparePress('large'))
    report('chat with 10 000 and 1 000 000 messages, 32 connections (ratio at most 1.5)', rows)
  } finally {
    await Promise.all(Object.values(presses).map(({ stop }) => stop()))
  }
}

/** Returns the time from requesting the page to the frame after its last message, in ms. */
async function measureTimeToPaint(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const checkPainted = () => {
          if (document.querySelectorAll('[data-message]').length < 5) return requestAnimationFrame(checkPainted)
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
        }
        checkPainted()
      }),
  )
}

interface ScrollResult {
  lengths: number[]
  /** The largest unexpected shift of the visible content, in pixels, compared with the scrolled distance. */
  jump: number
  /** The number of messages that were scrolled past. */
  passedMessages: number
  nodes: number
}

/** Scrolls up by one step per frame. The page fetches older messages on the way. */
const scrollUp = (page: Page): Promise<ScrollResult> =>
  page.evaluate(
    ([maxFrames, pixels]) =>
      new Promise<ScrollResult>((resolve) => {
        const first = document.querySelector('[data-message]')
        let scroller = first?.parentElement ?? document.body
        while (scroller.parentElement && scroller.scrollHeight <= scroller.clientHeight + 1)
          scroller = scroller.parentElement
        const passedIds = new Set<string>()
        const lengths: number[] = []
        let [jump, nodes, lastFrameAt, scrolledFrames] = [0, 0, performance.now(), 0]
        let anchor: { element: Element; top: number; by: number } | undefined
        const recordFrame = (now: number) => {
          lengths.push(now - lastFrameAt)
          lastFrameAt = now
          if (anchor?.element.isConnected)
            jump = Math.max(jump, Math.abs(anchor.element.getBoundingClientRect().top - anchor.top - anchor.by))
          const all = [...scroller.querySelectorAll('[data-message]')]
          for (const element of all) passedIds.add(element.getAttribute('data-message') ?? '')
          nodes = Math.max(nodes, document.querySelectorAll('*').length)
          scrolledFrames += 1
          if (scrolledFrames > maxFrames)
            return resolve({ lengths: lengths.slice(1), jump, passedMessages: passedIds.size, nodes })
          const scrollerBox = scroller.getBoundingClientRect()
          const element = all.find((one) => one.getBoundingClientRect().top > scrollerBox.top + 100)
          const top = element?.getBoundingClientRect().top ?? 0
          const by = Math.min(pixels, scroller.scrollTop)
          anchor = element && { element, top, by }
          scroller.scrollTop -= by
          requestAnimationFrame(recordFrame)
        }
        requestAnimationFrame(recordFrame)
      }),
    [frameCount, scrollStepPx] as const,
  )

/** Opens a conversation of ten thousand messages and scrolls up. */
async function measureLongConversation(): Promise<void> {
  const press = await startPress('chat', { port: 4490 })
  try {
    const id = await insertMessages(press, 1, longConversationSize)
    const page = await openSignedInPage(press, 'pm')
    const url = `${press.url()}/app/${roleByKey('pm').path}/chat?id=${id}`
    // The first visit fills the browser's cache.
    await measureTimeToPaint(page, url)
    const paintTimesMs: number[] = []
    for (let turn = 0; turn < rounds; turn += 1) paintTimesMs.push(await measureTimeToPaint(page, url))
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    const scrollResult = await scrollUp(page)
    const row: Row = {
      messages: longConversationSize,
      'time to paint, ms': round(median(paintTimesMs), 0),
      'DOM nodes': nodes,
      'messages scrolled': scrollResult.passedMessages,
      'most nodes while scrolling': scrollResult.nodes,
      'frame p95, ms': round(percentile(scrollResult.lengths, 95)),
      'largest jump, px': round(scrollResult.jump),
    }
    await page.context().browser()?.close()
    report('a conversation of 10 000 messages', [row])
  } finally {
    await press.stop()
  }
}

export async function run(): Promise<void> {
  await measureLongConversation()
  await measureGrowth()
}
