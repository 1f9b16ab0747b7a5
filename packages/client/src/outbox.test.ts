import { describe, expect, it, vi } from 'vitest'
import { createOutbox, type Attempt, type PendingMessage } from './outbox.ts'
import type { StoredValue } from './storage.ts'

function memory(): StoredValue {
  const entries = new Map<string, string>()
  return {
    get: (key) => entries.get(key) ?? null,
    getJson: (key) => JSON.parse(entries.get(key) ?? 'null') as unknown,
    set: (key, value) => Boolean(value === null ? entries.delete(key) : entries.set(key, value)),
    setJson: (key, value) => Boolean(value === null ? entries.delete(key) : entries.set(key, JSON.stringify(value))),
    keys: () => [...entries.keys()],
  }
}
const words = (content: string) => ({ conversation_id: 7, content, files: [] })

/** A fake server with prepared answers, and the messages that it received. */
function line(answers: Attempt[] = []) {
  const sentMessages: PendingMessage[] = []
  return {
    given: sentMessages,
    attempt: async (message: PendingMessage): Promise<Attempt> => {
      sentMessages.push(message)
      return answers.shift() ?? { sent: true }
    },
  }
}

describe('queued messages', () => {
  it('are sent in the order in which they were written', async () => {
    const { given, attempt } = line()
    const outbox = createOutbox({ kept: memory(), key: 'k', attempt })
    outbox.add(words('раз'))
    outbox.add(words('два'))
    expect(outbox.messages().map(({ content }) => content)).toEqual(['раз', 'два'])
    await expect.poll(() => outbox.messages()).toEqual([])
    expect(given.map(({ content }) => content)).toEqual(['раз', 'два'])
  })

  it('keep one id in every attempt, so that none is stored twice', async () => {
    const { given, attempt } = line(['unreachable', 'unreachable'])
    const outbox = createOutbox({ kept: memory(), key: 'k', attempt, retryDelayMs: 1 })
    outbox.add(words('раз'))
    await expect.poll(() => outbox.messages()).toEqual([])
    expect(given).toHaveLength(3)
    expect(new Set(given.map(({ client_id }) => client_id)).size).toBe(1)
  })

  it('survive a reload and are sent then', async () => {
    const storage = memory()
    const lost = createOutbox({ kept: storage, key: 'k', attempt: async () => 'unreachable', retryDelayMs: 1e6 })
    lost.add(words('раз'))
    const { given, attempt } = line()
    const reloaded = createOutbox({ kept: storage, key: 'k', attempt })
    expect(reloaded.messages()).toMatchObject([{ content: 'раз', conversation_id: 7 }])
    reloaded.flush()
    await expect.poll(() => storage.get('k')).toBeNull()
    expect(given).toMatchObject([{ content: 'раз' }])
  })

  it('stay queued in another tab when this tab has sent its own', async () => {
    const storage = memory()
    const { attempt } = line()
    const firstTab = createOutbox({ kept: storage, key: 'k', attempt })
    const secondTab = createOutbox({ kept: storage, key: 'k', attempt: async () => 'unreachable', retryDelayMs: 1e6 })
    secondTab.add(words('раз'))
    firstTab.add(words('два'))
    await expect.poll(() => firstTab.messages()).toEqual([])
    expect(createOutbox({ kept: storage, key: 'k', attempt }).messages()).toMatchObject([{ content: 'раз' }])
  })

  it('do not block the next ones after a refusal, and can be resent', async () => {
    const { given, attempt } = line([{ refused: 'Вас больше нет в этом чате' }])
    const outbox = createOutbox({ kept: memory(), key: 'k', attempt })
    const watcher = vi.fn<() => void>()
    outbox.subscribe(watcher)
    outbox.add(words('раз'))
    outbox.add(words('два'))
    await expect.poll(() => given.length).toBe(2)
    expect(outbox.messages()).toMatchObject([{ content: 'раз', refused: 'Вас больше нет в этом чате' }])
    expect(watcher).toHaveBeenCalled()
    outbox.resend(outbox.messages()[0]?.client_id as string)
    await expect.poll(() => outbox.messages()).toEqual([])
    expect(given[2]?.client_id).toBe(given[0]?.client_id)
  })

  it('can be discarded', async () => {
    const outbox = createOutbox({ kept: memory(), key: 'k', attempt: async () => ({ refused: 'нет' }) })
    outbox.add(words('раз'))
    await expect.poll(() => outbox.messages()[0]?.refused).toBe('нет')
    outbox.discard(outbox.messages()[0]?.client_id as string)
    expect(outbox.messages()).toEqual([])
  })

  it('are ignored when another release stored them in a different format', () => {
    const storage = memory()
    storage.setJson('k', [{ text: 'старое' }, 5])
    expect(createOutbox({ kept: storage, key: 'k', attempt: async () => 'unreachable' }).messages()).toEqual([])
  })
})
