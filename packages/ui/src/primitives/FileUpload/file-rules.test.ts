import { describe, expect, test } from 'vitest'
import * as glyphs from '../../foundations/Icon/glyphs/index.ts'
import { checkFile, getFileGlyph, getKindName } from './file-rules.ts'

const rules = { accept: ['.pdf', '.docx', 'image/*'], maxSize: 1000 }
const createFile = (name: string, size = 10, type = '') => ({ name, size, type })

describe('a file checked before upload', () => {
  test('is accepted by its extension or its type', () => {
    expect(checkFile(createFile('Отзыв.PDF'), rules)).toBeNull()
    expect(checkFile(createFile('скан', 10, 'image/png'), rules)).toBeNull()
    expect(checkFile(createFile('архив.zip'), rules)).toBe('wrongKind')
    expect(checkFile(createFile('pdf'), rules)).toBe('wrongKind')
    expect(checkFile(createFile('a.zip'), {})).toBeNull()
  })
  test('is accepted up to and including the size limit', () => {
    expect(checkFile(createFile('a.pdf', 1000), rules)).toBeNull()
    expect(checkFile(createFile('a.pdf', 1001), rules)).toBe('tooLarge')
    expect(checkFile(createFile('a.pdf', 0), rules)).toBe('empty')
  })
})

test('file kinds have short names', () => {
  expect([...rules.accept, 'image/png'].map(getKindName)).toEqual(['PDF', 'DOCX', 'image/*', 'PNG'])
})

test('a file has the icon of its kind', () => {
  expect(getFileGlyph('Корпус_рукопись_v3.docx')).toBe(glyphs.fileDoc)
  expect(getFileGlyph('без_типа')).toBe(glyphs.file)
})
