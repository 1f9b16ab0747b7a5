import { describe, expect, it } from 'vitest'
import { getRetryDelaySeconds, publicationErrors, publicationRetryDelaysSeconds } from './publications.ts'

describe('publication retries', () => {
  it('wait longer each time and then stop', () => {
    const delaysSeconds = publicationRetryDelaysSeconds.map(
      (_pause, index) => getRetryDelaySeconds(index + 1, 'down') as number,
    )
    expect(delaysSeconds).toEqual(delaysSeconds.toSorted((a, b) => a - b))
    expect(getRetryDelaySeconds(publicationRetryDelaysSeconds.length + 1, 'down')).toBeUndefined()
  })
  it('stop at once after an error that would repeat', () => {
    const finalErrors = publicationErrors.filter((error) => getRetryDelaySeconds(1, error) === undefined)
    expect(finalErrors).toEqual(['redirect', 'refused'])
  })
})
