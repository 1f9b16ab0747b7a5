import { describe, expect, it } from 'vitest'
import { hashPassword, maxQueuedHashes, passwordMatches } from '../src/auth/passwords.ts'

describe('passwords', () => {
  it('are checked in order; when the queue is full, only later requests are refused', async () => {
    const stored = await hashPassword('Press-demo-1')
    // The number of passwords is larger than any machine compares and queues at the same time.
    const all = await Promise.allSettled(
      Array.from({ length: maxQueuedHashes * 3 }, (_, at) =>
        passwordMatches(stored, at % 2 ? 'Press-demo-1' : 'another'),
      ),
    )
    const refused = all.findIndex(({ status }) => status === 'rejected')
    expect(refused).toBeGreaterThan(maxQueuedHashes)
    for (const [at, one] of all.entries())
      expect(one).toMatchObject(
        at < refused
          ? { status: 'fulfilled', value: at % 2 === 1 }
          : { reason: { code: 'unavailable', details: { message: 'manySignIns', retryAfter: 10 } } },
      )
    expect(await passwordMatches(stored, 'Press-demo-1')).toBe(true)
  })
})
