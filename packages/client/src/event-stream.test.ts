import { expect, it, onTestFinished } from 'vitest'
import { pipeText, createEventParser, type StreamMessage } from './event-stream.ts'

const text = ':alive\n\nid: 7\ndata: {"a":1}\n\nevent: ready\nid: 8\ndata: one\ndata: two\n\nid: 9\ndata: cut'

it('parses the same messages at any split point of the text', () => {
  for (let splitIndex = 0; splitIndex <= text.length; splitIndex += 1) {
    const receivedMessages: StreamMessage[] = []
    const parseChunk = createEventParser((message) => receivedMessages.push(message))
    parseChunk(text.slice(0, splitIndex))
    parseChunk(text.slice(splitIndex))
    expect(receivedMessages).toEqual([
      { id: '7', data: '{"a":1}' },
      { id: '8', data: 'one\ntwo' },
    ])
  }
})

const createStream = (...parts: string[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })

it('reads streams that do not support `for await`, as in WebKit', async () => {
  const streamPrototype = ReadableStream.prototype as Partial<Pick<ReadableStream, typeof Symbol.asyncIterator>>
  const asyncIterator = streamPrototype[Symbol.asyncIterator]
  delete streamPrototype[Symbol.asyncIterator]
  onTestFinished(() => {
    Object.defineProperty(streamPrototype, Symbol.asyncIterator, { value: asyncIterator, configurable: true })
  })
  const receivedChunks: string[] = []
  await pipeText(createStream('id: 1\ndata: ө', 'ң\n\n'), (chunk) => receivedChunks.push(chunk))
  expect(receivedChunks.join('')).toBe('id: 1\ndata: өң\n\n')
})

const throwReadError = () => {
  throw new Error('not to be read')
}

it('cancels the stream when a message cannot be read', async () => {
  let isCancelled = false
  const endlessStream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('nonsense')),
    cancel: () => void (isCancelled = true),
  })
  await expect(pipeText(endlessStream, throwReadError)).rejects.toThrow('not to be read')
  await expect.poll(() => isCancelled).toBe(true)
})
