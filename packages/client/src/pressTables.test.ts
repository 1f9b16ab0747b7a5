import { columnLimit, isWorkingDay, vatRateOn } from '@press/domain'
import { expect, it } from 'vitest'
import { takeInForce } from './pressTables.ts'

it('the rules of a page go by what the press has set', () => {
  takeInForce({
    vat: {
      rates: [
        { from: '2009-01-01', rate: 12 },
        { from: '2027-02-01', rate: 20 },
      ],
    },
    days: { days: [{ date: '2027-05-17', kind: 'kurbanAit' }] },
    columns: { limits: { editor: 2 } },
  })
  expect([vatRateOn('2027-02-01'), isWorkingDay('2027-05-17'), columnLimit('editor'), columnLimit('project')]).toEqual([
    20,
    false,
    2,
    undefined,
  ])
})
