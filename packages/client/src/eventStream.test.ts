import { expect, it } from 'vitest'
import { readEvents, type StreamMessage } from './eventStream.ts'

const text = ':alive\n\nid: 7\ndata: {"a":1}\n\nevent: ready\nid: 8\ndata: one\ndata: two\n\nid: 9\ndata: cut'

it('hears the same messages wherever the text is cut', () => {
  for (let cut = 0; cut <= text.length; cut += 1) {
    const heard: StreamMessage[] = []
    const feed = readEvents((message) => heard.push(message))
    feed(text.slice(0, cut))
    feed(text.slice(cut))
    expect(heard).toEqual([
      { id: '7', data: '{"a":1}' },
      { id: '8', data: 'one\ntwo' },
    ])
  }
})
