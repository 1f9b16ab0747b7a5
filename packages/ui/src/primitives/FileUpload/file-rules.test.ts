import { describe, expect, test } from 'vitest'
import * as glyphs from '../../foundations/Icon/glyphs/index.ts'
import { checkFile, fileGlyph, kindName } from './file-rules.ts'

const rules = { accept: ['.pdf', '.docx', 'image/*'], maxSize: 1000 }
const file = (name: string, size = 10, type = '') => ({ name, size, type })

describe('before a file is sent', () => {
  test('its kind is known by its ending or by its type', () => {
    expect(checkFile(file('Отзыв.PDF'), rules)).toBeNull()
    expect(checkFile(file('скан', 10, 'image/png'), rules)).toBeNull()
    expect(checkFile(file('архив.zip'), rules)).toBe('wrongKind')
    expect(checkFile(file('pdf'), rules)).toBe('wrongKind')
    expect(checkFile(file('a.zip'), {})).toBeNull()
  })
  test('its size is within the limit, the limit included', () => {
    expect(checkFile(file('a.pdf', 1000), rules)).toBeNull()
    expect(checkFile(file('a.pdf', 1001), rules)).toBe('tooLarge')
    expect(checkFile(file('a.pdf', 0), rules)).toBe('empty')
  })
})

test('kinds are named shortly', () => {
  expect([...rules.accept, 'image/png'].map(kindName)).toEqual(['PDF', 'DOCX', 'image/*', 'PNG'])
})

test('a file is drawn by its kind', () => {
  expect(fileGlyph('Корпус_рукопись_v3.docx')).toBe(glyphs.fileDoc)
  expect(fileGlyph('без_типа')).toBe(glyphs.file)
})
