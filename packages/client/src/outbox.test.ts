import { describe, expect, it, vi } from 'vitest'
import { createOutbox, type SendResult, type PendingMessage } from './outbox.ts'
import type { BrowserStorage } from './storage.ts'

function createMemoryStorage(): BrowserStorage {
  const entries = new Map<string, string>()
  return {
    get: (key) => entries.get(key) ?? null,
    getJson: (key) => JSON.parse(entries.get(key) ?? 'null') as unknown,
    set: (key, value) => Boolean(value === null ? entries.delete(key) : entries.set(key, value)),
    setJson: (key, value) => Boolean(value === null ? entries.delete(key) : entries.set(key, JSON.stringify(value))),
    keys: () => [...entries.keys()],
  }
}
const createMessage = (content: string) => ({ conversation_id: 7, content, files: [] })

/** A fake server with prepared answers, and the messages that it received. */
function createFakeServer(answers: SendResult[] = []) {
  const sentMessages: PendingMessage[] = []
  return {
    receivedMessages: sentMessages,
    attempt: async (message: PendingMessage): Promise<SendResult> => {
      sentMessages.push(message)
      return answers.shift() ?? { sent: true }
    },
  }
}

describe('queued messages', () => {
  it('are sent in the order in which they were written', async () => {
    const { receivedMessages: serverMessages, attempt: attemptSend } = createFakeServer()
    const outbox = createOutbox({ browserStorage: createMemoryStorage(), key: 'k', attemptSend: attemptSend })
    outbox.add(createMessage('раз'))
    outbox.add(createMessage('два'))
    expect(outbox.getMessages().map(({ content }) => content)).toEqual(['раз', 'два'])
    await expect.poll(() => outbox.getMessages()).toEqual([])
    expect(serverMessages.map(({ content }) => content)).toEqual(['раз', 'два'])
  })

  it('keep one id in every attempt, so that none is stored twice', async () => {
    const { receivedMessages: serverMessages, attempt } = createFakeServer(['unreachable', 'unreachable'])
    const outbox = createOutbox({
      browserStorage: createMemoryStorage(),
      key: 'k',
      attemptSend: attempt,
      retryDelayMs: 1,
    })
    outbox.add(createMessage('раз'))
    await expect.poll(() => outbox.getMessages()).toEqual([])
    expect(serverMessages).toHaveLength(3)
    expect(new Set(serverMessages.map(({ client_id }) => client_id)).size).toBe(1)
  })

  it('survive a reload and are sent then', async () => {
    const storage = createMemoryStorage()
    const offlineOutbox = createOutbox({
      browserStorage: storage,
      key: 'k',
      attemptSend: async () => 'unreachable',
      retryDelayMs: 1e6,
    })
    offlineOutbox.add(createMessage('раз'))
    const { receivedMessages: serverMessages, attempt } = createFakeServer()
    const reloadedOutbox = createOutbox({ browserStorage: storage, key: 'k', attemptSend: attempt })
    expect(reloadedOutbox.getMessages()).toMatchObject([{ content: 'раз', conversation_id: 7 }])
    reloadedOutbox.flush()
    await expect.poll(() => storage.get('k')).toBeNull()
    expect(serverMessages).toMatchObject([{ content: 'раз' }])
  })

  it('stay queued in another tab when this tab has sent its own', async () => {
    const storage = createMemoryStorage()
    const { attempt } = createFakeServer()
    const firstTab = createOutbox({ browserStorage: storage, key: 'k', attemptSend: attempt })
    const secondTab = createOutbox({
      browserStorage: storage,
      key: 'k',
      attemptSend: async () => 'unreachable',
      retryDelayMs: 1e6,
    })
    secondTab.add(createMessage('раз'))
    firstTab.add(createMessage('два'))
    await expect.poll(() => firstTab.getMessages()).toEqual([])
    expect(createOutbox({ browserStorage: storage, key: 'k', attemptSend: attempt }).getMessages()).toMatchObject([
      { content: 'раз' },
    ])
  })

  it('do not block the next ones after a refusal, and can be resent', async () => {
    const { receivedMessages: serverMessages, attempt } = createFakeServer([{ refused: 'Вас больше нет в этом чате' }])
    const outbox = createOutbox({ browserStorage: createMemoryStorage(), key: 'k', attemptSend: attempt })
    const watcher = vi.fn<() => void>()
    outbox.subscribe(watcher)
    outbox.add(createMessage('раз'))
    outbox.add(createMessage('два'))
    await expect.poll(() => serverMessages.length).toBe(2)
    expect(outbox.getMessages()).toMatchObject([{ content: 'раз', refused: 'Вас больше нет в этом чате' }])
    expect(watcher).toHaveBeenCalled()
    outbox.resend(outbox.getMessages()[0]?.client_id as string)
    await expect.poll(() => outbox.getMessages()).toEqual([])
    expect(serverMessages[2]?.client_id).toBe(serverMessages[0]?.client_id)
  })

  it('can be discarded', async () => {
    const outbox = createOutbox({
      browserStorage: createMemoryStorage(),
      key: 'k',
      attemptSend: async () => ({ refused: 'нет' }),
    })
    outbox.add(createMessage('раз'))
    await expect.poll(() => outbox.getMessages()[0]?.refused).toBe('нет')
    outbox.discard(outbox.getMessages()[0]?.client_id as string)
    expect(outbox.getMessages()).toEqual([])
  })

  it('are ignored when another release stored them in a different format', () => {
    const storage = createMemoryStorage()
    storage.setJson('k', [{ text: 'старое' }, 5])
    expect(
      createOutbox({ browserStorage: storage, key: 'k', attemptSend: async () => 'unreachable' }).getMessages(),
    ).toEqual([])
  })
})
