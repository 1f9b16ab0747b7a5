import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '@press/contract'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createLiveChannel, type LiveChannel, type LiveUpdate } from './live-channel.ts'
import { session } from './session.ts'
import { setUpTestServer } from './test-server.ts'

/** The open connections. Each has the id after which the client requested events. */
let lines: { response: ServerResponse; since: string | undefined }[]
let opened: (string | undefined)[]
let lastSentId = 0
let tabs: (() => void)[] = []

setUpTestServer((request, response) => {
  const since = request.headers['last-event-id'] as string | undefined
  const line = { response, since }
  opened.push(since)
  lines.push(line)
  response.on('close', () => (lines = lines.filter((one) => one !== line)))
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(`id: ${lastSentId}\ndata:\n\n`)
}, 'ru')

const happen = (): number => {
  lastSentId += 1
  const event: LiveEvent = {
    id: lastSentId,
    type: 'todo.done',
    resource: 'todo',
    resource_id: 1,
    changes: ['todo'],
    at: '2026-11-24T09:00:00Z',
  }
  for (const { response } of lines) response.write(`id: ${lastSentId}\ndata: ${JSON.stringify(event)}\n\n`)
  return lastSentId
}

interface Tab {
  live: LiveChannel
  heard: (number | 'missed')[]
  close: () => void
}

/** Opens a tab. All tabs run in this process and share locks and channels, as in one browser. */
async function open(user = 7): Promise<Tab> {
  const live = createLiveChannel()
  const receivedIds: Tab['heard'] = []
  live.subscribe((news: LiveUpdate) => receivedIds.push(news !== 'missed' && 'id' in news ? news.id : 'missed'))
  const close = live.start(user)
  tabs.push(close)
  await expect.poll(live.connection).toBe('live')
  return { live, heard: receivedIds, close }
}

beforeEach(() => {
  lines = []
  opened = []
  tabs = []
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  session.start({ id: 7, name: 'Алия', role_id: 4, avatar: null }, 'secret')
})
afterEach(async () => {
  for (const close of tabs) close()
  session.end()
  await vi.waitFor(() => {
    if (lines.length > 0) throw new Error('a connection is still open')
  })
})

it('shares one connection between all tabs and delivers each event once', async () => {
  const all = [await open(), await open(), await open()]
  expect(opened).toHaveLength(1)
  const ids = [happen(), happen()]
  for (const { heard } of all) await expect.poll(() => heard).toEqual(ids)
})

it('continues in another tab from the last event when the connected tab closes', async () => {
  const [first, second] = [await open(), await open()]
  const before = happen()
  await expect.poll(() => second.heard).toEqual([before])
  first.close()
  await expect.poll(() => opened).toEqual([undefined, String(before)])
  await expect.poll(second.live.connection).toBe('live')
  const after = happen()
  await expect.poll(() => second.heard).toEqual([before, after])
  expect(first.heard).toEqual([before])
})

it('reports to every tab that the connection is lost and restored', async () => {
  const [first, second] = [await open(), await open()]
  const seenStates: string[] = []
  second.live.watch(() => seenStates.push(second.live.connection()))
  for (const { response } of lines) response.destroy()
  await expect.poll(() => seenStates).toEqual(['offline', 'connecting', 'live'])
  expect(first.live.connection()).toBe('live')
})

it('asks a tab that missed events to refetch everything', async () => {
  const [, second] = [await open(), await open()]
  const channel = new BroadcastChannel('press.live.7')
  const post: (told: object) => void = channel.postMessage.bind(channel)
  // Tells the tabs that the latest event is 900, so that a tab knows that it missed an event.
  post({ connection: 'live', before: '900', last: '900' })
  channel.close()
  await expect.poll(() => second.heard).toEqual(['missed'])
})

it('replaces a connected tab that stopped responding', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const [, second] = [await open(), await open()]
  const asleep = lines[0]
  vi.advanceTimersByTime(120_000)
  await expect.poll(() => opened).toHaveLength(2)
  await expect.poll(() => lines.length).toBe(1)
  expect(lines).not.toContain(asleep)
  const id = happen()
  await expect.poll(() => second.heard).toEqual([id])
})

it('shares nothing with the tabs of another person', async () => {
  const [one, other] = [await open(7), await open(8)]
  expect(opened).toHaveLength(2)
  const id = happen()
  for (const { heard } of [one, other]) await expect.poll(() => heard).toEqual([id])
})
