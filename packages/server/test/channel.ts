import { EventEmitter, once } from 'node:events'
import type { LiveEvent } from '@press/contract'
import type { Person } from './support.ts'

export interface Channel {
  receivedEvents: LiveEvent[]
  getLastId: () => number
  hasEnded: () => boolean
  stop: () => void
}

/** Opens the live channel as a browser does; resolves once the server has sent the initial event id. */
export async function openChannel(person: Person, lastEventId?: number): Promise<Channel> {
  const abortController = new AbortController()
  const answer = await person.fetch('/api/live', {
    signal: abortController.signal,
    headers: lastEventId ? { 'last-event-id': String(lastEventId) } : {},
  })
  if (!answer.headers.get('content-type')?.includes('text/event-stream')) throw new Error(await answer.text())
  const receivedEvents: LiveEvent[] = []
  let lastId = -1
  let hasEnded = false
  const emitter = new EventEmitter()
  const firstIdReceived = once(emitter, 'begun')
  const readFrames = async () => {
    let incompleteFrame = ''
    const decoder = new TextDecoder()
    for await (const bytes of answer.body as ReadableStream<Uint8Array>) {
      const frames = (incompleteFrame + decoder.decode(bytes, { stream: true })).split('\n\n')
      incompleteFrame = frames.pop() ?? ''
      for (const frame of frames) {
        lastId = Number(/^id: (\d+)/m.exec(frame)?.[1] ?? lastId)
        const data = /^data: (.+)/m.exec(frame)?.[1]
        if (data) receivedEvents.push(JSON.parse(data) as LiveEvent)
        emitter.emit('begun')
      }
    }
  }
  void readFrames()
    .catch(() => undefined)
    .finally(() => {
      hasEnded = true
      emitter.emit('begun')
    })
  await firstIdReceived
  return {
    receivedEvents: receivedEvents,
    getLastId: () => lastId,
    hasEnded: () => hasEnded,
    stop: () => abortController.abort(),
  }
}
