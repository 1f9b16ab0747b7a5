import { expect, it, onTestFinished } from 'vitest'
import { pipeText, createEventParser, type StreamMessage } from './event-stream.ts'

const text = ':alive\n\nid: 7\ndata: {"a":1}\n\nevent: ready\nid: 8\ndata: one\ndata: two\n\nid: 9\ndata: cut'

it('parses the same messages at any split point of the text', () => {
  for (let cut = 0; cut <= text.length; cut += 1) {
    const receivedMessages: StreamMessage[] = []
    const feed = createEventParser((message) => receivedMessages.push(message))
    feed(text.slice(0, cut))
    feed(text.slice(cut))
    expect(receivedMessages).toEqual([
      { id: '7', data: '{"a":1}' },
      { id: '8', data: 'one\ntwo' },
    ])
  }
})

const arriving = (...parts: string[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })

it('reads streams that do not support `for await`, as in WebKit', async () => {
  const streams = ReadableStream.prototype as Partial<Pick<ReadableStream, typeof Symbol.asyncIterator>>
  const iterate = streams[Symbol.asyncIterator]
  delete streams[Symbol.asyncIterator]
  onTestFinished(() => {
    Object.defineProperty(streams, Symbol.asyncIterator, { value: iterate, configurable: true })
  })
  const receivedChunks: string[] = []
  await pipeText(arriving('id: 1\ndata: ө', 'ң\n\n'), (arrived) => receivedChunks.push(arrived))
  expect(receivedChunks.join('')).toBe('id: 1\ndata: өң\n\n')
})

const refuse = () => {
  throw new Error('not to be read')
}

it('cancels the stream when a message cannot be read', async () => {
  let left = false
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('nonsense')),
    cancel: () => void (left = true),
  })
  await expect(pipeText(endless, refuse)).rejects.toThrow('not to be read')
  await expect.poll(() => left).toBe(true)
})
