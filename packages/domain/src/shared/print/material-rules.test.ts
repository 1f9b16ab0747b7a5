import { describe, expect, it } from 'vitest'
import {
  createBindingKey,
  validateBinding,
  validateFormat,
  foldFormatKey,
  normalizeFormatKey,
  createPaperKey,
  validatePaper,
  type BindingInput,
  type FormatInput,
  type PaperInput,
} from './material-rules.ts'
import { getMaterials } from './materials.ts'

const name = { kz: 'Офсеттік', ru: 'Офсетная', en: 'Offset, ivory' }
const paper: PaperInput = { name, grammage: 70, caliper: 0.12 }
const format: FormatInput = { key: '60х70 1/16', width: 140, height: 165, sheet_width: 60, sheet_height: 70, share: 16 }
const binding: BindingInput = { name, cover: 'hard', min: 96, max: 1_200, multiple: 2, sewn: true }

describe('a new paper', () => {
  it('gets a key from its English name and its weight, like the built-in ones', () => {
    expect(createPaperKey(paper)).toBe('offset-ivory70')
    expect(createPaperKey({ ...paper, name: { ...name, en: 'Offset' }, grammage: 80 })).toBe('offset80')
    expect(createBindingKey(binding)).toBe('offset-ivory')
  })

  it.each([
    [{}, {}],
    [{ name: { kz: '', ru: ' ', en: 'Офсет' } }, { 'name.kz': 'required', 'name.ru': 'required', 'name.en': 'latin' }],
    [{ name: { ...name, en: 'Offset' }, grammage: 80 }, { 'name.en': 'taken' }],
    [{ name: { ...name, ru: 'О'.repeat(61) } }, { 'name.ru': 'tooLong' }],
    [
      { grammage: null, caliper: null },
      { grammage: 'required', caliper: 'required' },
    ],
    [
      { grammage: 70.5, caliper: 0.1234 },
      { grammage: 'whole', caliper: 'caliper' },
    ],
    [
      { grammage: 5, caliper: 12 },
      { grammage: 'range', caliper: 'range' },
    ],
  ] as const)('is validated with %j: %j', (change, problems) => {
    expect(validatePaper({ ...paper, ...change }, getMaterials())).toEqual(problems)
  })
})

describe('a new format', () => {
  it('is normalised to one spelling', () => {
    expect(['70х108/16', '70X108 1/16', '70 * 108/16', ' 210×210 '].map(normalizeFormatKey)).toEqual([
      '70×108/16',
      '70×108/16',
      '70×108/16',
      '210×210',
    ])
    expect(normalizeFormatKey('Хрестоматия')).toBe('Хрестоматия')
  })

  it('is found in Cyrillic letters, in any case and with spaces', () => {
    expect(['А5', 'а 5', 'В5', '60х84 1/16'].map(foldFormatKey)).toEqual(
      ['A5', 'a5', 'B5', '60×84/16'].map(foldFormatKey),
    )
    expect(foldFormatKey('А5')).not.toBe(foldFormatKey('В5'))
  })

  it.each([
    [{}, {}],
    [{ key: '70х108/16' }, { key: 'taken' }],
    [{ key: ' ' }, { key: 'required' }],
    [{ key: 'а5' }, {}],
    [{ width: 320, height: 438 }, { height: 'tooBigForSheet' }],
    [{ width: 430, height: 300 }, {}],
    [
      { width: 20, share: 0 },
      { width: 'range', share: 'range' },
    ],
    [
      { width: null, height: null, sheet_width: null, sheet_height: null, share: null },
      { width: 'required', height: 'required', sheet_width: 'required', sheet_height: 'required', share: 'required' },
    ],
  ] as const)('is validated as a format with %j: %j', (change, problems) => {
    expect(validateFormat({ ...format, ...change }, getMaterials())).toEqual(problems)
  })
})

describe('a new binding', () => {
  it.each([
    [{}, {}],
    [{ name: { ...name, en: 'Staple' } }, { 'name.en': 'taken' }],
    [{ min: 200, max: 100 }, { max: 'lessThanMin' }],
    [
      { min: 1.5, max: 90_000, multiple: 0 },
      { min: 'whole', max: 'range', multiple: 'range' },
    ],
    [{ cover: 'leather' as 'soft' }, { cover: 'choice' }],
  ] as const)('is validated as a binding with %j: %j', (change, problems) => {
    expect(validateBinding({ ...binding, ...change }, getMaterials())).toEqual(problems)
  })
})
