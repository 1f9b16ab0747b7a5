import { describe, expect, it } from 'vitest'
import { canFillSide, getSideFillers, getSidePlace } from './parties.ts'

describe('the missing data of a party', () => {
  it('is entered by the supervisor for the press and in the document for the other party', () => {
    expect([getSidePlace('press', 'kp'), getSidePlace('party', 'kp'), getSidePlace('party', 'contract')]).toEqual([
      'requisites',
      'offer',
      'contract',
    ])
    expect(getSideFillers('requisites')).toEqual(['supervisor'])
    expect(getSideFillers('offer')).toEqual(['accounting', 'supervisor'])
    expect(canFillSide('accounting', 'requisites')).toBe(false)
  })
})
