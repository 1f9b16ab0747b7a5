import { describe, expect, it } from 'vitest'
import { getRetryDelaySeconds, publicationErrors, publicationRetryDelaysSeconds } from './publications.ts'

describe('publication retries', () => {
  it('wait longer each time and then stop', () => {
    const pauses = publicationRetryDelaysSeconds.map(
      (_pause, index) => getRetryDelaySeconds(index + 1, 'down') as number,
    )
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
    expect(getRetryDelaySeconds(publicationRetryDelaysSeconds.length + 1, 'down')).toBeUndefined()
  })
  it('stop at once after an error that would repeat', () => {
    const final = publicationErrors.filter((error) => getRetryDelaySeconds(1, error) === undefined)
    expect(final).toEqual(['redirect', 'refused'])
  })
})
