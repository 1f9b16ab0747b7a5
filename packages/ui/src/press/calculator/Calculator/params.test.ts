import { blockColors, coverKinds, firstFormats, firstPapers, laminations } from '@press/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getBook, parseCalculatorParams, formatCalculatorSearch, defaultParams } from './params.ts'

test('a copied link opens the same calculation', () => {
  fc.assert(
    fc.property(
      fc.record({
        title: fc.string(),
        format: fc.constantFrom(...firstFormats.map(({ key }) => key)),
        pages: fc.integer({ min: 48, max: 700 }),
        quantity: fc.integer({ min: 1, max: 100_000 }),
        binding: fc.constantFrom(...coverKinds),
        block_color: fc.constantFrom(...blockColors),
        lamination: fc.constantFrom(...laminations),
        paper_type: fc.constantFrom(...firstPapers.map(({ key }) => key)),
        binding_method: fc.constant(null),
      }),
      (params) => {
        expect(parseCalculatorParams(formatCalculatorSearch(params))).toEqual(params)
      },
    ),
  )
})

test.each([
  '',
  'pages=many&quantity=-1',
  'format=C5&binding=leather&block_color=red&lamination=gold&paper_type=newsprint&binding_method=glue',
  // A soft cover cannot have a case binding, and 200 pages of A5 do not make whole sections.
  'binding=soft&binding_method=7T',
  'pages=200&binding_method=KShS',
  'pages=701&binding=soft',
])('a link such as «%s» opens the default calculation', (search) => {
  const params = parseCalculatorParams(search)
  expect(getBook(params)).not.toBeNull()
  expect(params).toEqual(defaultParams)
})

test('an incomplete calculation gives no book', () => {
  expect(getBook({ ...defaultParams, pages: null })).toBeNull()
  expect(getBook({ ...defaultParams, quantity: 0 })).toBeNull()
})

test('a link keeps the chosen binding and paper', () => {
  const params = { ...defaultParams, pages: 208, binding_method: 'KShS', paper_type: 'coated130' }
  expect(parseCalculatorParams(formatCalculatorSearch(params))).toEqual(params)
})
