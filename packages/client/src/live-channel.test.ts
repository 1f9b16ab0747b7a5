import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '@press/contract'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createLiveChannel, type LiveChannel, type LiveUpdate } from './live-channel.ts'
import { session } from './session.ts'
import { setUpTestServer } from './test-server.ts'

/** The open connections. Each has the id after which the client requested events. */
let openConnections: { response: ServerResponse; since: string | undefined }[]
let requestedEventIds: (string | undefined)[]
let lastSentId = 0
let tabs: (() => void)[] = []

setUpTestServer((request, response) => {
  const lastEventId = request.headers['last-event-id'] as string | undefined
  const connection = { response, since: lastEventId }
  requestedEventIds.push(lastEventId)
  openConnections.push(connection)
  response.on('close', () => (openConnections = openConnections.filter((one) => one !== connection)))
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(`id: ${lastSentId}\ndata:\n\n`)
}, 'ru')

const sendEvent = (): number => {
  lastSentId += 1
  const event: LiveEvent = {
    id: lastSentId,
    type: 'todo.done',
    resource: 'todo',
    resource_id: 1,
    changes: ['todo'],
    at: '2026-11-24T09:00:00Z',
  }
  for (const { response } of openConnections) response.write(`id: ${lastSentId}\ndata: ${JSON.stringify(event)}\n\n`)
  return lastSentId
}

interface Tab {
  live: LiveChannel
  heard: (number | 'missed')[]
  close: () => void
}

/** Opens a tab. All tabs run in this process and share locks and channels, as in one browser. */
async function openTab(user = 7): Promise<Tab> {
  const live = createLiveChannel()
  const receivedIds: Tab['heard'] = []
  live.subscribe((update: LiveUpdate) => receivedIds.push(update !== 'missed' && 'id' in update ? update.id : 'missed'))
  const close = live.start(user)
  tabs.push(close)
  await expect.poll(live.getConnection).toBe('live')
  return { live, heard: receivedIds, close }
}

beforeEach(() => {
  openConnections = []
  requestedEventIds = []
  tabs = []
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  session.start({ id: 7, name: 'Алия', role_id: 4, avatar: null }, 'secret')
})
afterEach(async () => {
  for (const close of tabs) close()
  session.end()
  await vi.waitFor(() => {
    if (openConnections.length > 0) throw new Error('a connection is still open')
  })
})

it('shares one connection between all tabs and delivers each event once', async () => {
  const allTabs = [await openTab(), await openTab(), await openTab()]
  expect(requestedEventIds).toHaveLength(1)
  const ids = [sendEvent(), sendEvent()]
  for (const { heard: tabUpdateIds } of allTabs) await expect.poll(() => tabUpdateIds).toEqual(ids)
})

it('continues in another tab from the last event when the connected tab closes', async () => {
  const [firstTab, secondTab] = [await openTab(), await openTab()]
  const idBeforeClose = sendEvent()
  await expect.poll(() => secondTab.heard).toEqual([idBeforeClose])
  firstTab.close()
  await expect.poll(() => requestedEventIds).toEqual([undefined, String(idBeforeClose)])
  await expect.poll(secondTab.live.getConnection).toBe('live')
  const idAfterClose = sendEvent()
  await expect.poll(() => secondTab.heard).toEqual([idBeforeClose, idAfterClose])
  expect(firstTab.heard).toEqual([idBeforeClose])
})

it('reports to every tab that the connection is lost and restored', async () => {
  const [firstTab, secondTab] = [await openTab(), await openTab()]
  const seenStates: string[] = []
  secondTab.live.watchConnection(() => seenStates.push(secondTab.live.getConnection()))
  for (const { response } of openConnections) response.destroy()
  await expect.poll(() => seenStates).toEqual(['offline', 'connecting', 'live'])
  expect(firstTab.live.getConnection()).toBe('live')
})

it('asks a tab that missed events to refetch everything', async () => {
  const [, secondTab] = [await openTab(), await openTab()]
  const channel = new BroadcastChannel('press.live.7')
  const post: (message: object) => void = channel.postMessage.bind(channel)
  // Tells the tabs that the latest event is 900, so that a tab knows that it missed an event.
  post({ connection: 'live', before: '900', last: '900' })
  channel.close()
  await expect.poll(() => secondTab.heard).toEqual(['missed'])
})

it('replaces a connected tab that stopped responding', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const [, secondTab] = [await openTab(), await openTab()]
  const suspendedConnection = openConnections[0]
  vi.advanceTimersByTime(120_000)
  await expect.poll(() => requestedEventIds).toHaveLength(2)
  await expect.poll(() => openConnections.length).toBe(1)
  expect(openConnections).not.toContain(suspendedConnection)
  const id = sendEvent()
  await expect.poll(() => secondTab.heard).toEqual([id])
})

it('shares nothing with the tabs of another person', async () => {
  const [firstTab, secondTab] = [await openTab(7), await openTab(8)]
  expect(requestedEventIds).toHaveLength(2)
  const id = sendEvent()
  for (const { heard: tabUpdateIds } of [firstTab, secondTab]) await expect.poll(() => tabUpdateIds).toEqual([id])
})
