import { EventEmitter, once } from 'node:events'
import type { LiveEvent } from '@press/contract'
import type { Person } from './support.ts'

export interface Channel {
  heard: LiveEvent[]
  lastId: () => number
  ended: () => boolean
  stop: () => void
}

/** Opens the live channel as a browser does; resolves once the server has sent the initial event id. */
export async function openChannel(person: Person, lastEventId?: number): Promise<Channel> {
  const stop = new AbortController()
  const answer = await person.fetch('/api/live', {
    signal: stop.signal,
    headers: lastEventId ? { 'last-event-id': String(lastEventId) } : {},
  })
  if (!answer.headers.get('content-type')?.includes('text/event-stream')) throw new Error(await answer.text())
  const receivedEvents: LiveEvent[] = []
  let last = -1
  let ended = false
  const emitter = new EventEmitter()
  const first = once(emitter, 'begun')
  const read = async () => {
    let rest = ''
    const decoder = new TextDecoder()
    for await (const bytes of answer.body as ReadableStream<Uint8Array>) {
      const frames = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
      rest = frames.pop() ?? ''
      for (const frame of frames) {
        last = Number(/^id: (\d+)/m.exec(frame)?.[1] ?? last)
        const data = /^data: (.+)/m.exec(frame)?.[1]
        if (data) receivedEvents.push(JSON.parse(data) as LiveEvent)
        emitter.emit('begun')
      }
    }
  }
  void read()
    .catch(() => undefined)
    .finally(() => {
      ended = true
      emitter.emit('begun')
    })
  await first
  return { heard: receivedEvents, lastId: () => last, ended: () => ended, stop: () => stop.abort() }
}
