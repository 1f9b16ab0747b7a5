import {
  getColumnLimit,
  defaultNorms,
  isWorkingDay,
  calculateSpineWidthMm,
  getVatRate,
  getWasteToday,
  addSpoilage,
} from '@press/domain'
import { expect, it } from 'vitest'
import { applySettings } from './press-tables.ts'

const paper = {
  key: 'offset-ivory100',
  name: { kz: 'Офсеттік', ru: 'Офсетная', en: 'Offset, ivory' },
  grammage: 100,
  caliper: 0.13,
}

it('a page’s rules use the settings of the press', () => {
  applySettings({
    vat: {
      rates: [
        { from: '2009-01-01', rate: 12 },
        { from: '2027-02-01', rate: 20 },
      ],
    },
    days: { days: [{ date: '2027-05-17', kind: 'kurbanAit' }] },
    columns: { limits: { editor: 2 } },
    norms: defaultNorms,
    materials: { papers: [paper], formats: [], bindings: [] },
    waste: { waste: 5, make_ready: 10 },
  })
  expect(calculateSpineWidthMm(100, paper.key, 'soft')).toBe(13.3)
  expect(addSpoilage(100, getWasteToday())).toBe(115)
  expect([
    getVatRate('2027-02-01'),
    isWorkingDay('2027-05-17'),
    getColumnLimit('editor'),
    getColumnLimit('project'),
  ]).toEqual([20, false, 2, undefined])
})
