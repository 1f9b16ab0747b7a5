import { describe, expect, it } from 'vitest'
import { hashPassword, maxQueuedHashes, passwordMatches } from '../src/auth/passwords.ts'

describe('passwords', () => {
  it('are checked in order; when the queue is full, only later requests are refused', async () => {
    const storedHash = await hashPassword('Press-demo-1')
    // The number of passwords is larger than any machine compares and queues at the same time.
    const results = await Promise.allSettled(
      Array.from({ length: maxQueuedHashes * 3 }, (_, index) =>
        passwordMatches(storedHash, index % 2 ? 'Press-demo-1' : 'another'),
      ),
    )
    const firstRefusedIndex = results.findIndex(({ status }) => status === 'rejected')
    expect(firstRefusedIndex).toBeGreaterThan(maxQueuedHashes)
    for (const [index, one] of results.entries())
      expect(one).toMatchObject(
        index < firstRefusedIndex
          ? { status: 'fulfilled', value: index % 2 === 1 }
          : { reason: { code: 'unavailable', details: { message: 'manySignIns', retryAfter: 10 } } },
      )
    expect(await passwordMatches(storedHash, 'Press-demo-1')).toBe(true)
  })
})
