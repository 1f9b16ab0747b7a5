import { afterEach, describe, expect, it } from 'vitest'
import { calculateEstimate, type BookParams } from '../prices/estimate.ts'
import { buildPriceRows, writePriceCells } from '../../price-lists/price-cells.ts'
import { priceLists, type PriceList } from '../prices/price-list.ts'
import { validatePrice } from '../../price-lists/validation.ts'
import { validateCalculatorInput } from '../prices/validation.ts'
import { firstWaste } from './waste.ts'
import { fromTenge } from '../money/tiyn.ts'
import { setPressTables } from '../press-tables.ts'
import { formatForImprint } from './imprint.ts'
import { isPageCountBindable, listChoices, getFormatSpec, getMaterials, getPaperSpec } from './materials.ts'
import { emptyMaterials, type Materials } from './material-types.ts'
import { getMainBinding, calculatePaperNeed } from './paper-need.ts'
import { emptyPrintForm } from '../../print-forms/kinds.ts'
import { countBlankPages } from './sections.ts'
import { calculateConventionalSheets } from './sheets.ts'
import { getCoverKind, calculateSpineWidthMm } from './spine.ts'

const name = { kz: 'Офсеттік', ru: 'Офсетная', en: 'Offset, ivory' }
const addedMaterials: Materials = {
  papers: [{ key: 'offset-ivory70', name, grammage: 70, caliper: 0.12 }],
  formats: [{ key: '60×70/16', width: 140, height: 165, sheet: '60×70', share: 16 }],
  bindings: [
    { key: 'sewn-case', name, cover: 'hard', min: 96, max: 1_200, multiple: 2, sewn: true },
    { key: 'spiral', name, cover: 'none', min: 20, max: 300, multiple: 1, sewn: false },
  ],
}
const [list] = priceLists as [PriceList]
const book: BookParams = { pages: 200, format: 'A5', quantity: 100, binding: 'soft', block_color: 'black-white' }

afterEach(() => setPressTables({}))

const listPapers = (selectedKey?: string) => listChoices(getMaterials().papers, selectedKey).map(({ key }) => key)

describe('materials that a press has added', () => {
  it('follow the built-in ones and keep one object until they change', () => {
    const builtInMaterials = getMaterials()
    expect(getMaterials()).toBe(builtInMaterials)
    expect(getPaperSpec('offset-ivory70')).toBeUndefined()
    setPressTables({ materials: addedMaterials })
    expect(getMaterials().papers.map(({ key }) => key)).toEqual([
      ...builtInMaterials.papers.map(({ key }) => key),
      'offset-ivory70',
    ])
    expect(getMaterials()).toBe(getMaterials())
    setPressTables({ materials: emptyMaterials })
    expect(getMaterials()).toEqual(builtInMaterials)
  })

  it('are used by every rule', () => {
    setPressTables({ materials: addedMaterials })
    expect(calculateSpineWidthMm(100, 'offset-ivory70', 'soft')).toBe(12.3)
    expect(calculateConventionalSheets(160, '60×70/16')).toBe(7.8)
    expect(formatForImprint('60×70/16')).toBe('60×70 1/16')
    expect(getCoverKind('sewn-case')).toBe('hard')
    expect([
      isPageCountBindable('sewn-case', 95),
      isPageCountBindable('sewn-case', 97),
      isPageCountBindable('sewn-case', 98),
    ]).toEqual([false, false, true])
    expect(countBlankPages({ binding: 'sewn-case', format: '60×70/16', pages: 100 })).toBe(12)
    const work = {
      ...emptyPrintForm,
      copies: 100,
      format: '60×70/16',
      total_pages: 96,
      binding_counts: { 'sewn-case': 100 },
    }
    expect(getMainBinding(work)).toBe('sewn-case')
    expect(
      calculatePaperNeed({ ...work, paper_text: 'offset-ivory70' }, firstWaste)?.map(({ paper }) => paper),
    ).toEqual(['offset-ivory70', 'coated130', 'offset120'])
  })

  it('are calculated once a price list has their price', () => {
    setPressTables({ materials: addedMaterials })
    const sewnBook: BookParams = {
      ...book,
      pages: 208,
      binding: 'hard',
      paper_type: 'offset-ivory70',
      binding_method: 'sewn-case',
    }
    expect(validateCalculatorInput(sewnBook, list)).toEqual({ paper_type: 'noPrice', binding_method: 'noPrice' })
    expect(() => calculateEstimate(sewnBook, list, list.from)).toThrow(/no price for/)
    const pricedList = {
      ...writePriceCells(list, {
        'sheets.offset-ivory70': fromTenge(15),
        'bindings.sewn-case.setup': fromTenge(8_000),
        'bindings.sewn-case.each': fromTenge(2_000),
      }),
      from: list.from,
    }
    expect(validateCalculatorInput(sewnBook, pricedList)).toEqual({})
    const estimate = calculateEstimate(sewnBook, pricedList, list.from)
    expect(estimate).toMatchObject({ binding: 'sewn-case', leaves: 104, spine: 17.48 })
    expect(estimate.lines.find(({ kind }) => kind === 'blockPaper')).toMatchObject({
      unit_price: fromTenge(15),
      values: { paper: 'offset-ivory70' },
    })
    expect(estimate.lines.find(({ kind }) => kind === 'bindingSetup')?.sum).toBe(fromTenge(8_000))
    expect(validateCalculatorInput({ ...sewnBook, pages: 200 }, pricedList)).toEqual({ pages: 'wholeSections' })
  })

  it('have a row in every price list, with or without a price', () => {
    setPressTables({ materials: addedMaterials })
    const keys = buildPriceRows(list, getMaterials()).map(({ group, key }) => `${group}.${key}`)
    expect(keys).toEqual(expect.arrayContaining(['sheets.offset-ivory70', 'bindings.sewn-case', 'bindings.spiral']))
    expect(validatePrice(list)).toEqual({})
    const { offset80: _price, ...sheets } = list.sheets
    expect(validatePrice({ ...list, sheets })).toEqual({ 'sheets.offset80': 'required' })
  })

  it('are no longer offered once withdrawn, but stay where they are chosen and priced', () => {
    const [paper] = addedMaterials.papers
    if (!paper) throw new Error('The added paper is missing')
    setPressTables({ materials: { ...emptyMaterials, papers: [{ ...paper, withdrawn: true }] } })
    expect(listPapers()).not.toContain(paper.key)
    expect(listPapers(paper.key)).toContain(paper.key)
    expect(calculateSpineWidthMm(100, paper.key, 'soft')).toBe(12.3)
    const getPaperRows = (prices: PriceList) =>
      buildPriceRows(prices, getMaterials()).filter(({ key }) => key === paper.key)
    expect(getPaperRows(list)).toHaveLength(0)
    expect(getPaperRows({ ...list, sheets: { ...list.sheets, [paper.key]: 1_500 } })).toHaveLength(1)
  })
})

it('an unknown material has no specification and nothing is calculated with it', () => {
  expect(getFormatSpec('13×18/4')).toBeUndefined()
  expect(calculateSpineWidthMm(100, 'newsprint', 'soft')).toBeNull()
  expect(isPageCountBindable('glue', 100)).toBe(false)
  expect(getCoverKind('glue')).toBeNull()
  expect(
    calculatePaperNeed({ ...emptyPrintForm, copies: 10, total_pages: 100, format: '13×18/4' }, firstWaste),
  ).toBeNull()
})
