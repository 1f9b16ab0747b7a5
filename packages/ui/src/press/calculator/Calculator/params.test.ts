import { bookFormatKeys, blockColors, coverKinds, laminations } from '@press/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookOf, calculatorParams, calculatorSearch, defaultParams } from './params.ts'

test('a link leads to the very calculation it was copied from', () => {
  fc.assert(
    fc.property(
      fc.record({
        title: fc.string(),
        format: fc.constantFrom(...bookFormatKeys),
        pages: fc.integer({ min: 48, max: 700 }),
        quantity: fc.integer({ min: 1, max: 100_000 }),
        binding: fc.constantFrom(...coverKinds),
        block_color: fc.constantFrom(...blockColors),
        lamination: fc.constantFrom(...laminations),
      }),
      (params) => {
        expect(calculatorParams(calculatorSearch(params))).toEqual(params)
      },
    ),
  )
})

test.each([
  '',
  'pages=many&quantity=-1',
  'format=B5&binding=leather&block_color=red&lamination=gold',
  'pages=701&binding=soft',
])('a link such as «%s» leads to a calculation all the same', (search) => {
  const params = calculatorParams(search)
  expect(bookOf(params)).not.toBeNull()
  expect(params).toEqual(defaultParams)
})

test('nothing is reckoned from what is not whole', () => {
  expect(bookOf({ ...defaultParams, pages: null })).toBeNull()
  expect(bookOf({ ...defaultParams, quantity: 0 })).toBeNull()
})
