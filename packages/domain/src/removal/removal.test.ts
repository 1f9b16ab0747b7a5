import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/dates/dates.ts'
import { getRetentionEnd, retentionRules } from '../profile/personal-data.ts'
import { removalWaitingDays, getRemovalDueDate, removalParts } from './removal.ts'

const dayArbitrary = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2020-01-01', count))

describe('the removal of an account', () => {
  it('lists all data of an account as either removed or kept', () => {
    const [deletedParts, keptParts] = [removalParts.deletedData, removalParts.keptData].map((retentions) =>
      retentions.map(({ what }) => what),
    )
    // A person with an account has no pending registration, so `registrations` is in neither list.
    expect([...(deletedParts ?? []), ...(keptParts ?? []), 'registrations'].toSorted()).toEqual(
      retentionRules.map(({ what }) => what).toSorted(),
    )
  })

  it('can be withdrawn within the full waiting period, whatever the day', () => {
    fc.assert(
      fc.property(dayArbitrary, (day) => {
        expect(addDays(getRemovalDueDate(day), -removalWaitingDays)).toBe(day)
      }),
    )
  })

  it('keeps documents for at least five whole years and less than six', () => {
    fc.assert(
      fc.property(dayArbitrary, (day) => {
        const lastDay = getRetentionEnd(day)
        const year = Number(day.slice(0, 4))
        expect(lastDay >= `${year + 5}${day.slice(4)}` && lastDay < `${year + 6}-01-01`).toBe(true)
      }),
    )
  })
})
