import { describe, expect, it } from 'vitest'
import { canFillSide, sideFillers, sidePlace } from './parties.ts'

describe('the missing data of a party', () => {
  it('is entered by the supervisor for the press and in the document for the other party', () => {
    expect([sidePlace('press', 'kp'), sidePlace('party', 'kp'), sidePlace('party', 'contract')]).toEqual([
      'requisites',
      'offer',
      'contract',
    ])
    expect(sideFillers('requisites')).toEqual(['supervisor'])
    expect(sideFillers('offer')).toEqual(['accounting', 'supervisor'])
    expect(canFillSide('accounting', 'requisites')).toBe(false)
  })
})
